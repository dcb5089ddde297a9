// Dragging cards by mouse or pen: a copy follows the pointer; the place under it gets the cards.

/** Pixels that a pointer moves before a press becomes a drag. */
const FAR = 6;

interface Drag {
  /** The cards that are dragged, given the one that was pressed. */
  cards: (card: string) => readonly string[];
  onover: (place: string | null) => void;
  ondrop: (cards: readonly string[], place: string) => void;
}

function placeAt(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  return found?.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
}

/** Begin a drag with a press on a card. A finger never drags: it scrolls the page, or taps. */
export function grab(event: PointerEvent, card: string, drag: Drag): void {
  if (event.pointerType === "touch" || event.button !== 0) return;
  const source = event.currentTarget as HTMLElement;
  const from = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | null = null;
  const stop = new AbortController();
  const options = { signal: stop.signal };

  function begin(): HTMLElement {
    const box = source.getBoundingClientRect();
    const copy = source.querySelector("svg")!.cloneNode(true) as unknown as HTMLElement;
    Object.assign(copy.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      zIndex: "50",
      pointerEvents: "none",
      opacity: "0.92",
    });
    copy.style.setProperty("--card-w", getComputedStyle(source).getPropertyValue("--card-w"));
    source.closest("main")!.append(copy);
    return copy;
  }

  function end(): void {
    stop.abort();
    ghost?.remove();
    drag.onover(null);
  }

  addEventListener(
    "pointermove",
    (move) => {
      const [dx, dy] = [move.clientX - from.x, move.clientY - from.y];
      if (!ghost && Math.hypot(dx, dy) < FAR) return;
      ghost ??= begin();
      ghost.style.transform = `translate(${dx}px, ${dy}px)`;
      drag.onover(placeAt(move));
      move.preventDefault();
    },
    options,
  );
  addEventListener(
    "pointerup",
    (up) => {
      const place = ghost && placeAt(up);
      const hasMoved = ghost !== null;
      end();
      if (hasMoved) swallowClick();
      if (place) drag.ondrop(drag.cards(card), place);
    },
    options,
  );
  addEventListener("pointercancel", end, options);
  addEventListener("keydown", (key) => key.key === "Escape" && end(), options);
}

/** Ignore the click that the browser sends after a drag. */
function swallowClick(): void {
  const stop = (click: MouseEvent) => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}
