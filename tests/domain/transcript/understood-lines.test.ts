import { SegmentId } from "#domain/kernel/ids.ts"
import { unclearConfidence } from "#domain/recognition/unclear-stretches.ts"
import { columnsOf } from "#domain/transcript/columns.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { understoodLines } from "#domain/transcript/understood-lines.ts"
import { assert, describe, it } from "@effect/vitest"

const line = (nth: number, text: string, confidence: number | null): Segment => ({
  id: SegmentId.make(`s1-${nth}`),
  begin: 4000 * nth,
  end: 4000 * nth + 3000,
  text,
  speakerId: null,
  words: text.split(" ").map((word, at) => ({
    begin: 4000 * nth + 500 * at,
    end: 4000 * nth + 500 * at + 400,
    text: word,
    confidence,
  })),
})
const parts = [{ _tag: "PartsUnclear" as const, parts: [{ begin: 4000, end: 7000 }] }]
const kept = (middle: Segment, notices = parts): ReadonlyArray<string> =>
  understoodLines(columnsOf([line(0, "We meet.", 0.9), middle, line(2, "See you.", 0.9)]), notices).map(({ text }) =>
    text
  )

describe("lines that say something", () => {
  it("are those outside the parts that were not understood", () => {
    assert.deepStrictEqual(kept(line(1, "Uno menachia cabaret.", unclearConfidence)), ["We meet.", "See you."])
  })

  it("are all, if a person has corrected what was not understood", () => {
    assert.lengthOf(kept(line(1, "Un hombre viene.", null)), 3)
  })

  it("are all, if every part was understood, however doubtful a line", () => {
    assert.lengthOf(kept(line(1, "Perhaps not.", 0.2), []), 3)
  })
})
