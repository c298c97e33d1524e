import { inSlices } from "#domain/kernel/in-slices.ts"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { success } from "../envelope.ts"

/** An encoded answer whose list of that name is still empty, with these lines in it: there may be 50,000, so they are written in slices. */
export const withLines = Effect.fnUntraced(function*<Line>(
  frame: object,
  name: string,
  lines: ReadonlyArray<Line>,
  encode: (line: Line) => unknown,
) {
  const written = yield* inSlices(lines, (line) => JSON.stringify(encode(line)))
  // Within a text, quotation marks are escaped.
  const json = JSON.stringify(success(frame)).replace(`"${name}":[]`, () => `"${name}":[${written.join(",")}]`)
  return HttpServerResponse.text(json, { contentType: "application/json" })
})
