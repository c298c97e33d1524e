import { SegmentId } from "#domain/kernel/ids.ts"
import { retranscribeSpan } from "#domain/pipeline/jobs/retranscribe-span.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { undoChange } from "#domain/transcript/use-cases/undo-change.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import {
  again,
  finished,
  finishedLines,
  jobAgain,
  spanId,
  spokenAgain,
} from "../../support/pipeline/a-finished-recording.ts"

const time = fc.integer({ min: 0, max: 60_000 })
const wanted = fc.record({
  span: fc.tuple(time, time),
  before: fc.subarray([1, 2, 3, 4, 5]),
  during: fc.subarray([1, 2, 3, 4, 5]),
  ticked: fc.subarray([1, 2, 3, 4, 5]),
})
type Wanted = typeof wanted extends fc.Arbitrary<infer W> ? W : never

const id = (nth: number) => SegmentId.make(`g${nth}`)
const edit = (lines: ReadonlyArray<number>, text: string) =>
  Effect.forEach(
    lines,
    (nth) => editLines.run({ taskId: spanId, lines: [{ id: id(nth), text: `${text} ${nth}` }] }),
    { discard: true },
  )

const retranscribed = ({ span, before, during, ticked }: Wanted) =>
  finished(spokenAgain, () =>
    Effect.gen(function*() {
      const transcripts = yield* TranscriptStore
      const tasks = yield* TaskStore
      const [from, to] = [Math.min(...span), Math.max(...span)]
      yield* edit(before, "before")
      const started = yield* Effect.result(again({ from, to, replace: ticked.map(id) }))
      yield* edit(during, "during")
      const old = yield* transcripts.get(spanId)
      const { coverage } = yield* tasks.get(spanId)
      if (Result.isFailure(started)) return
      yield* retranscribeSpan(jobAgain(1))
      const { segments } = yield* transcripts.get(spanId)
      const stays = old.segments.filter(({ id: line, begin, end }, at) => {
        const isEdited = during.includes(at + 1) || (before.includes(at + 1) && !ticked.includes(at + 1))
        return isEdited || begin < from || end > to || finishedLines[at]?.id !== line
      })
      for (const line of stays) assert.deepStrictEqual(segments.find((one) => one.id === line.id), line)
      assert.isTrue(segments.every(({ begin, end }) => begin <= end))
      assert.isTrue(segments.every(({ begin }, at) => at === 0 || begin >= (segments[at - 1]?.begin ?? 0)))
      assert.lengthOf(new Set(segments.map((line) => line.id)), segments.length)
      assert.isTrue(segments.every(({ speakerId }) => speakerId === "s1" || speakerId === "s2"))
      const isChanged = segments.some((line) => !old.segments.some((one) => one.id === line.id))
      if (!isChanged) return assert.deepStrictEqual(segments, old.segments)
      yield* undoChange.run({ taskId: spanId })
      assert.deepStrictEqual(yield* transcripts.get(spanId), old)
      assert.deepStrictEqual((yield* tasks.get(spanId)).coverage, coverage)
    }))

describe("any span", () => {
  it.effect("leaves lines outside and edited lines alone, keeps order and times, and is undone exactly", () =>
    Effect.promise(() =>
      fc.assert(
        fc.asyncProperty(wanted, (one) => Effect.runPromise(Effect.provide(retranscribed(one), TestClock.layer()))),
        { numRuns: 80 },
      )
    ))
})
