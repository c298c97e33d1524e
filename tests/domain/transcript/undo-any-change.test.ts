import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { deleteLines } from "#domain/transcript/use-cases/delete-lines.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { joinLines } from "#domain/transcript/use-cases/join-lines.ts"
import { replaceText } from "#domain/transcript/use-cases/replace-text.ts"
import { splitLine } from "#domain/transcript/use-cases/split-line.ts"
import { undoChange } from "#domain/transcript/use-cases/undo-change.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { taskId } from "../../support/a-task.ts"
import { transcribed } from "../../support/a-transcribed-task.ts"

const id = taskId(1)
const place = fc.nat(40)
const change = fc.oneof(
  fc.record({ split: place, at: place }),
  fc.record({ join: place }),
  fc.record({ remove: fc.array(place, { minLength: 1, maxLength: 3 }) }),
  fc.record({ edit: place, text: fc.constantFrom("one", "two x", "four") }),
  fc.record({ find: fc.constantFrom("o", "two", "ee", "four"), by: fc.constantFrom("", "0", "one two") }),
)
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

const apply = Effect.fnUntraced(function*(wanted: Change, lines: ReadonlyArray<Segment>) {
  const at = (nth: number) => ({ id: lines[nth % lines.length]?.id ?? assert.fail("there is no line") })
  if ("split" in wanted) return yield* splitLine.run({ taskId: id, line: at(wanted.split), at: wanted.at })
  if ("join" in wanted) return yield* joinLines.run({ taskId: id, lines: [at(wanted.join), at(wanted.join + 1)] })
  if ("find" in wanted) return yield* replaceText.run({ taskId: id, find: wanted.find, replacement: wanted.by })
  if ("edit" in wanted) return yield* editLines.run({ taskId: id, lines: [{ ...at(wanted.edit), text: wanted.text }] })
  const [first = 0, ...others] = wanted.remove
  return yield* deleteLines.run({ taskId: id, lines: [at(first), ...others.map(at)] })
})

const timed = (line: Segment): Segment => ({
  ...line,
  words: line.text.split(" ").map((text, nth) => {
    const begin = line.begin + nth * 500
    return { begin, end: begin + 400, text, confidence: null }
  }),
})
const timeless = (line: Segment): Segment => ({ ...line, begin: 0, end: 0 })

const said = ["Ann: one two", "Ben: three", "Ann: four", "Cem: two two"]

const changesAndUndoes = (isText: boolean, changes: ReadonlyArray<Change>) =>
  transcribed(
    said,
    Effect.gen(function*() {
      const transcripts = yield* TranscriptStore
      const { segments, speakers } = yield* transcripts.get(id)
      yield* transcripts.replace(id, { segments: isText ? segments.map(timeless) : segments.map(timed), speakers })
      const states = [yield* transcripts.get(id)]
      for (const one of changes) {
        const before = yield* transcripts.revision(id)
        const { segments: lines } = yield* transcripts.get(id)
        if (lines.length === 0) break
        yield* Effect.result(apply(one, lines))
        if ((yield* transcripts.revision(id)) === before) continue
        const after = yield* transcripts.get(id)
        assert.isTrue(after.segments.every(({ begin, end }) => begin <= end))
        assert.lengthOf(new Set(after.segments.map((line) => line.id)), after.segments.length)
        states.push(after)
      }
      for (const state of states.slice(0, -1).toReversed()) {
        yield* undoChange.run({ taskId: id })
        assert.deepStrictEqual(yield* transcripts.get(id), state)
      }
    }),
  )

describe("undo", () => {
  it.effect("restores lines, order and word times exactly, whatever was changed, in recordings and in text", () =>
    Effect.promise(() =>
      fc.assert(
        fc.asyncProperty(fc.boolean(), fc.array(change, { maxLength: 8 }), (isText, changes) =>
          Effect.runPromise(Effect.provide(changesAndUndoes(isText, changes), TestClock.layer()))),
        { numRuns: 100 },
      )
    ))
})
