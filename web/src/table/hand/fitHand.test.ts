import { describe, expect, test } from "vitest";
import { fitHand, leastStep, placesOf } from "./fitHand";

const WIDTHS = [304, 344, 374, 592, 752, 1008, 1264, 1424];
const COUNTS = Array.from({ length: 18 }, (_, at) => at + 1);
const WANTED = [56, 64, 80, 112];

describe("a hand", () => {
  test.each(WIDTHS)("fits into %i pixels", (width) => {
    for (const wanted of WANTED)
      for (const count of COUNTS) {
        const fit = fitHand(count, width, wanted);
        const places = placesOf(fit, width);
        expect(places).toHaveLength(count);
        expect(fit.card).toBeLessThanOrEqual(wanted);
        expect(fit.card).toBeGreaterThan(44);
        for (const [at, place] of places.entries()) {
          expect(place.x).toBeGreaterThanOrEqual(-0.01);
          expect(place.x + fit.card).toBeLessThanOrEqual(width + 0.01);
          const next = places[at + 1];
          if (next?.y !== place.y) continue;
          expect(next.x - place.x).toBeGreaterThanOrEqual(
            Math.min(leastStep(count), fit.card * 0.8) - 0.01,
          );
          expect(next.x - place.x).toBeGreaterThanOrEqual(fit.card * 0.4 - 0.01);
        }
      }
  });

  test("begins a further row where the steps would be too small for a finger", () => {
    expect(fitHand(8, 374, 61).rows).toEqual([8]);
    expect(fitHand(13, 374, 61).rows).toEqual([6, 7]);
    expect(fitHand(18, 374, 61).rows).toEqual([9, 9]);
    expect(fitHand(18, 304, 56).rows).toEqual([6, 6, 6]);
  });

  test("does not spread a few cards over the whole width", () => {
    expect(fitHand(5, 1000, 100).step).toBeLessThan(100);
    expect(fitHand(4, 1000, 100).step).toBeCloseTo(108); // side by side
  });
});
