// The analysis page's state: the analysis with its undo, the position shown, the server's answers.

import { say } from "../lang/say";
import { told } from "../lib/attempt.svelte";
import { analyse } from "../lib/server/replays";
import type { Analysed, AskAnalysis, VerdictView } from "../lib/protocol";
import { begun, type Analysis, type HandsSeen, type Source } from "./analysis";
import { keep } from "./keeping";
import {
  beside,
  endOf,
  movesOn,
  nodeAt,
  promoted,
  withMoves,
  withNote,
  without,
  type Path,
} from "./tree";

/** Milliseconds before a shown position is valued: stepping faster asks for no values. */
const SETTLES = 250;

/** The most answers that are remembered. */
const MOST_KEPT = 400;

export class Desk {
  analysis = $state.raw<Analysis | null>(null);
  shown = $state.raw<Analysed | null>(null);
  verdict = $state.raw<VerdictView | null>(null);
  /** Why the position cannot be shown; empty if it is. */
  fault = $state("");
  /** Why the moves were not valued. */
  verdictFault = $state("");
  isThinking = $state(false);
  isAuto = $state(true);

  #before = $state.raw<Analysis[]>([]);
  #after = $state.raw<Analysis[]>([]);
  #noted = "";
  #positions = new Map<string, Analysed>();
  #verdicts = new Map<string, VerdictView>();
  #looking = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** Begin with an analysis, as from a link. Undo brings back the one before. */
  open(analysis: Analysis): void {
    this.#change(analysis);
  }

  /** Begin with a position and its first answer. */
  begin(source: Source, first: Analysed): void {
    const whole = "text" in source ? { text: first.text } : source;
    this.#change(begun(whole, first.players));
  }

  /** Play moves from the moment shown. */
  play(moves: readonly string[]): void {
    const it = this.analysis;
    if (!it || moves.length === 0) return;
    const { tree, path } = withMoves(it.tree, it.at, moves);
    if (tree === it.tree) this.show(path);
    else this.#change({ ...it, tree, at: path });
  }

  /** Show another moment. */
  show(at: Path): void {
    if (this.analysis) this.#set({ ...this.analysis, at });
  }

  /** One move on, or back. */
  step(by: 1 | -1): void {
    const it = this.analysis;
    if (!it) return;
    if (by < 0) this.show(it.at.slice(0, -1));
    else if (nodeAt(it.tree, it.at).next.length > 0) this.show([...it.at, 0]);
  }

  beside(by: 1 | -1): void {
    if (this.analysis) this.show(beside(this.analysis.tree, this.analysis.at, by));
  }

  toEnd(): void {
    if (this.analysis) this.show(endOf(this.analysis.tree, this.analysis.at));
  }

  note(note: string): void {
    const it = this.analysis;
    if (!it) return;
    const place = it.at.join();
    const changed = { ...it, tree: withNote(it.tree, it.at, note) };
    // Everything typed into one note is undone in one step.
    if (this.#noted === place && this.canUndo) this.#set(changed);
    else this.#change(changed);
    this.#noted = place;
  }

  promote(): void {
    const it = this.analysis;
    if (!it) return;
    const { tree, path } = promoted(it.tree, it.at);
    this.#change({ ...it, tree, at: path });
  }

  remove(): void {
    const it = this.analysis;
    if (it) this.#change({ ...it, tree: without(it.tree, it.at), at: it.at.slice(0, -1) });
  }

  setHands(hands: HandsSeen): void {
    if (this.analysis) this.#set({ ...this.analysis, hands });
  }

  setAuto(isAuto: boolean): void {
    this.isAuto = isAuto;
    this.#look();
  }

  setTitle(title: string): void {
    if (this.analysis) this.#set({ ...this.analysis, title });
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last || !this.analysis) return;
    this.#before = this.#before.slice(0, -1);
    this.#after = [...this.#after, this.analysis];
    this.#set(last);
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (!next || !this.analysis) return;
    this.#after = this.#after.slice(0, -1);
    this.#before = [...this.#before, this.analysis];
    this.#set(next);
  }

  /** Ask at once what the moves are worth. */
  ask(): void {
    void this.#value(this.#looking);
  }

  /** Ask again after an error. */
  again(): void {
    this.#look();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#looking += 1;
  }

  #change(next: Analysis): void {
    if (this.analysis) this.#before = [...this.#before, this.analysis].slice(-200);
    this.#after = [];
    this.#set(next);
  }

  #set(next: Analysis): void {
    this.#noted = "";
    const isSame = this.#key() === keyOf(next);
    const hands = this.analysis?.hands;
    // The new position must not be shown with the names and moves of the old one.
    if (JSON.stringify(this.analysis?.source) !== JSON.stringify(next.source)) this.shown = null;
    this.analysis = next;
    keep(next);
    if (!isSame || hands !== next.hands || this.shown === null) this.#look();
  }

  #key(): string {
    return this.analysis ? keyOf(this.analysis) : "";
  }

  /** Show the position and, if that is wanted, value it a moment later. */
  #look(): void {
    clearTimeout(this.#timer);
    const it = this.analysis;
    const number = (this.#looking += 1);
    this.verdictFault = "";
    this.isThinking = false;
    if (!it) return;
    const key = keyOf(it);
    this.verdict = this.#verdicts.get(key + it.hands) ?? null;
    const known = this.#positions.get(key);
    if (known) {
      this.fault = "";
      this.shown = known;
      this.#settle(number);
      return;
    }
    analyse(askOf(it)).then(
      (answer) => {
        remember(this.#positions, key, answer);
        if (number !== this.#looking) return;
        this.fault = "";
        this.shown = answer;
        if (!this.analysis!.players.length)
          this.analysis = { ...this.analysis!, players: answer.players };
        this.#settle(number);
      },
      (error: unknown) => {
        if (number === this.#looking) this.fault = told(error, say.serverCannot);
      },
    );
  }

  #settle(number: number): void {
    if (!this.isAuto || this.verdict || !this.mayAsk) return;
    this.isThinking = true;
    this.#timer = setTimeout(() => void this.#value(number), SETTLES);
  }

  /** Whether the moves of the position shown can be valued. */
  get mayAsk(): boolean {
    const { shown, analysis } = this;
    if (!shown || !analysis || shown.legal.length === 0) return false;
    return (
      analysis.hands === "hidden" || shown.solve !== null || shown.step.deal.kind === "fishing"
    );
  }

  async #value(number: number): Promise<void> {
    const it = this.analysis;
    if (!it || number !== this.#looking) return;
    this.isThinking = true;
    this.verdictFault = "";
    try {
      const answer = await analyse({ ...askOf(it), ask: it.hands });
      if (answer.verdict) remember(this.#verdicts, keyOf(it) + it.hands, answer.verdict);
      if (number !== this.#looking) return;
      this.verdict = answer.verdict;
    } catch (error) {
      if (number === this.#looking) this.verdictFault = told(error, say.serverCannot);
    }
    if (number === this.#looking) this.isThinking = false;
  }
}

/** What the position shown depends on, as a text. */
function keyOf(it: Analysis): string {
  return JSON.stringify([it.source, movesOn(it.tree, it.at)]);
}

function askOf(it: Analysis): AskAnalysis {
  return { ...it.source, players: [...it.players], moves: movesOn(it.tree, it.at) };
}

function remember<Value>(known: Map<string, Value>, key: string, value: Value): void {
  known.set(key, value);
  const oldest = known.keys().next().value;
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
}
