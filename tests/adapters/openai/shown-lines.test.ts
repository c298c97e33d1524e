import { shownLines } from "#adapters/openai/shown-lines.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { aQuestion } from "#tests/support/asking/a-question.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

const { segments, speakers } = aTranscript(Array.from({ length: 100 }, (_, n) => `Ann: This is line number ${n + 1}.`))
const id = (nth: number): SegmentId => SegmentId.make(`g${nth}`)
const long = { ...aQuestion("Where?").text, lines: segments, speakers }

describe("the lines of a long text that a model reads", () => {
  it.effect("are those found by words and those close in meaning, in turns, with their neighbours", () =>
    Effect.gen(function*() {
      const asked = aQuestion("Where?", { text: long, similar: [[id(50), id(51)]] })
      const shown = yield* shownLines(asked, 400, () => Effect.succeed([id(10), id(20)]))
      assert.includeMembers([...shown], [id(10), id(50)])
      assert.isBelow(shown.size, 12)
    }))
})
