import { expect, test } from "vitest";
import { Events } from "./transport";

test("a message comes out whole, however the stream is cut", () => {
  const events = new Events();
  const text = 'data: {"type":"ping","n":1}\n\n: here\n\ndata: {"type":"ping","n":2}\n\n';
  const messages = [...text].flatMap((letter) => events.take(letter));
  expect(messages).toEqual([
    { type: "ping", n: 1 },
    { type: "ping", n: 2 },
  ]);
});

test("an unfinished message waits for its rest", () => {
  const events = new Events();
  expect(events.take('data: {"type":"pi')).toEqual([]);
  expect(events.take('ng","n":3}\r\n\r\n')).toEqual([{ type: "ping", n: 3 }]);
});
