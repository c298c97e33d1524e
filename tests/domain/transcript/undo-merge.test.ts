import { SegmentId } from "#domain/kernel/ids.ts"
import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { undoMerge } from "#domain/transcript/use-cases/undo-merge.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { refusal } from "../../support/a-scene.ts"
import { taskId } from "../../support/a-task.ts"
import { asRead, transcribed } from "../../support/a-transcribed-task.ts"

const id = taskId(1)
const merge = (from: string, into: string) => mergeSpeakers.run({ taskId: id, from, into })
const undo = (merged: typeof mergeSpeakers.output.Type["merged"]) => undoMerge.run({ taskId: id, ...merged })
const assign = (line: string, who: { readonly speakerId: string } | { readonly name: string }) =>
  assignSpeaker.run({ taskId: id, segmentIds: [SegmentId.make(line)], ...who })
const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  transcribed(["Ann: one", "Ben: two", "Cem: three", "Ann: four", "nobody"], test)
const at = (ids: ReadonlyArray<string>, nth: number) => ids[nth % ids.length] ?? "nobody"
const idOf = (speaker: string) => speaker.split(" ")[0] ?? ""

const savesNothing = <A, E extends { readonly _tag: string }, R>(change: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    const before = yield* asRead
    const tag = yield* refusal(change)
    assert.deepStrictEqual(yield* asRead, before)
    return tag
  })

describe("transcript.undoMerge", () => {
  it.effect("restores the removed speaker with their lines, once", () =>
    scene(Effect.gen(function*() {
      const before = yield* asRead
      const { merged } = yield* merge("s1", "s3")
      yield* undo(merged)
      yield* undo(merged)
      const after = yield* asRead
      assert.deepStrictEqual({ ...after, revision: before.revision }, before)
    })))

  it.effect("leaves reassigned lines with their new speakers, and keeps names", () =>
    scene(Effect.gen(function*() {
      const { merged } = yield* merge("s1", "s3")
      yield* assign("g4", { speakerId: "s2" })
      yield* editSpeakerNames.run({ taskId: id, speakers: [{ id: "s3", name: "Cemil" }] })
      yield* undo(merged)
      const { speakers, lines: said } = yield* asRead
      assert.deepStrictEqual(speakers, ["s1 Ann", "s2 Ben", "s3 Cemil"])
      assert.deepStrictEqual(said, ["s1 one", "s2 two", "s3 three", "s2 four", "null nobody"])
    })))

  it.effect("refuses if the other speaker is gone too", () =>
    scene(Effect.gen(function*() {
      const { merged } = yield* merge("s1", "s3")
      assert.strictEqual(yield* savesNothing(undo({ ...merged, into: "s1" })), "SpeakerNotFound")
      assert.strictEqual(yield* savesNothing(undo({ ...merged, from: { id: "s3", name: "Cem" } })), "SameSpeaker")
      yield* merge("s3", "s2")
      assert.strictEqual(yield* savesNothing(undo(merged)), "SpeakerNotFound")
    })))

  const place = fc.nat(5)
  const change = fc.oneof(
    fc.record({ merge: fc.tuple(place, place), isUndone: fc.boolean() }),
    fc.record({ line: fc.integer({ min: 1, max: 5 }), name: fc.constantFrom("Ann", "Dee") }),
    fc.record({ line: fc.integer({ min: 1, max: 5 }), to: place }),
  )
  type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

  const speakers = Effect.map(asRead, (read) => read.speakers.map(idOf))

  /** Applies a change to the current speakers and returns new ids. Merging a speaker with itself is refused. */
  const step = Effect.fnUntraced(function*(wanted: Change) {
    const before = yield* asRead
    const ids = before.speakers.map(idOf)
    if ("merge" in wanted) {
      const [from, into] = wanted.merge
      const done = yield* Effect.result(merge(at(ids, from), at(ids, into)))
      if (done._tag === "Failure" || !wanted.isUndone) return []
      yield* undo(done.success.merged)
      const after = yield* asRead
      assert.deepStrictEqual({ ...after, revision: 0 }, { ...before, revision: 0 })
      return []
    }
    yield* assign(`g${wanted.line}`, "to" in wanted ? { speakerId: at(ids, wanted.to) } : { name: wanted.name })
    return (yield* speakers).filter((speaker) => !ids.includes(speaker))
  })

  it.effect("restores exactly the earlier speakers and lines after any changes, and never reuses an id", () =>
    Effect.promise(() =>
      fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 15 }), async (changes) => {
          const all = scene(Effect.gen(function*() {
            const first = yield* speakers
            return [...first, ...(yield* Effect.forEach(changes, step)).flat()]
          }))
          const ever = await Effect.runPromise(Effect.provide(all, TestClock.layer()))
          assert.lengthOf(new Set(ever), ever.length)
        }),
        { numRuns: 100 },
      )
    ))
})
