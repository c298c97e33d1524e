import { SegmentId } from "#domain/kernel/ids.ts"
import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { refusal, refusalWith } from "../../support/a-scene.ts"
import { taskId } from "../../support/a-task.ts"
import { asRead, transcribed } from "../../support/a-transcribed-task.ts"

const id = taskId(1)
const merge = (from: string, into: string) => mergeSpeakers.run({ taskId: id, from, into })
const lines = (first: number, ...more: ReadonlyArray<number>) =>
  [SegmentId.make(`g${first}`), ...more.map((nth) => SegmentId.make(`g${nth}`))] as const
const assign = (segmentIds: ReturnType<typeof lines>, who: { readonly speakerId?: string; readonly name?: string }) =>
  assignSpeaker.run({ taskId: id, segmentIds, ...who })
const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  transcribed(["Ann: one", "Ben: two", "Cem: three", "Ann: four", "nobody"], test)

const savesNothing = <A, E extends { readonly _tag: string }, R>(change: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    const before = yield* asRead
    const tag = yield* refusal(change)
    assert.deepStrictEqual(yield* asRead, before)
    return tag
  })

const said = (read: ReadonlyArray<string>) => read.map((line) => line.replace(/^\S+ /, ""))
const speakerOf = (line: string) => line.split(" ")[0] ?? ""

describe("transcript.mergeSpeakers", () => {
  it.effect("gives all lines of one speaker to the other, who keeps name and index", () =>
    scene(Effect.gen(function*() {
      const { revision, speakers, merged } = yield* merge("s1", "s3")
      const from = { id: "s1", name: "Ann" }
      assert.deepStrictEqual(merged, { from, into: "s3", place: 0, segmentIds: lines(1, 4) })
      assert.deepStrictEqual(speakers, [{ id: "s2", name: "Ben" }, { id: "s3", name: "Cem", merged: ["s1"] }])
      assert.deepStrictEqual(yield* asRead, {
        revision,
        speakers: ["s2 Ben", "s3 Cem"],
        lines: ["s3 one", "s2 two", "s3 three", "s3 four", "null nobody"],
      })
    })))

  it.effect("refuses the same speaker twice, and unknown speakers", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual(yield* savesNothing(merge("s1", "s1")), "SameSpeaker")
      assert.strictEqual(yield* savesNothing(merge("s9", "s1")), "SpeakerNotFound")
      assert.strictEqual(yield* savesNothing(merge("s1", "s9")), "SpeakerNotFound")
    })))
})

describe("transcript.assignSpeaker", () => {
  it.effect("gives only these lines to an existing speaker", () =>
    scene(Effect.gen(function*() {
      const { revision } = yield* assign(lines(1, 5), { speakerId: "s2" })
      assert.deepStrictEqual(yield* asRead, {
        revision,
        speakers: ["s1 Ann", "s2 Ben", "s3 Cem"],
        lines: ["s2 one", "s2 two", "s3 three", "s1 four", "s2 nobody"],
      })
    })))

  it.effect("adds a new speaker at the end, whether or not the name is taken", () =>
    scene(Effect.gen(function*() {
      yield* assign(lines(4), { name: "  Dee " })
      yield* assign(lines(5), { name: "Ann" })
      const { speakers, lines: said } = yield* asRead
      assert.deepStrictEqual(speakers, ["s1 Ann", "s2 Ben", "s3 Cem", "speaker_1_4 Dee", "speaker_3_5 Ann"])
      assert.deepStrictEqual(said.slice(3), ["speaker_1_4 four", "speaker_3_5 nobody"])
    })))

  it.effect("requires a speaker or a name, and refuses unknown lines and speakers", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual(yield* savesNothing(assign(lines(1), {})), "SpeakerUnclear")
      assert.strictEqual(yield* savesNothing(assign(lines(1), { speakerId: "s1", name: "Ann" })), "SpeakerUnclear")
      assert.strictEqual(yield* savesNothing(assign(lines(1), { speakerId: "s9" })), "SpeakerNotFound")
      assert.strictEqual(yield* savesNothing(assign(lines(1, 9), { name: "Dee" })), "SegmentNotFound")
      const { message } = yield* refusalWith(assign(lines(1), {}))
      assert.strictEqual(message, "speaker_id, name: exactly one of them must be given")
    })))

  it.each([{ segment_ids: [] }, { segment_ids: ["g1"], name: " " }, { segment_ids: ["g1"], name: "x".repeat(101) }])(
    "refuses %j",
    (input) => assert.throws(() => Schema.decodeUnknownSync(assignSpeaker.input)({ task_id: id, ...input })),
  )
})

describe("speakers", () => {
  it.effect("may share a name", () =>
    scene(Effect.gen(function*() {
      yield* editSpeakerNames.run({ taskId: id, speakers: [{ id: "s2", name: "Ann" }] })
      assert.deepStrictEqual((yield* asRead).speakers, ["s1 Ann", "s2 Ann", "s3 Cem"])
    })))

  const change = fc.oneof(
    fc.record({ from: fc.nat(4), into: fc.nat(4) }),
    fc.record({ segmentIds: fc.tuple(fc.nat(5), fc.nat(5)), who: fc.nat(4) }),
    fc.record({ segmentIds: fc.tuple(fc.nat(5), fc.nat(5)), name: fc.constantFrom("Ann", "Dee") }),
  )
  type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

  /** Some of these are refused, since speakers come and go and there are only five lines. */
  const asked = Effect.fnUntraced(function*(wanted: Change) {
    if ("from" in wanted) return yield* merge(`s${wanted.from}`, `s${wanted.into}`)
    const [first, second] = wanted.segmentIds
    return yield* assign(
      lines(first, second),
      "who" in wanted ? { speakerId: `s${wanted.who}` } : { name: wanted.name },
    )
  })

  const inTurn = (changes: ReadonlyArray<Change>) =>
    Effect.forEach(changes, (wanted) =>
      Effect.gen(function*() {
        const before = yield* asRead
        const isDone = yield* Effect.match(asked(wanted), { onSuccess: () => true, onFailure: () => false })
        return { isDone, before, after: yield* asRead }
      }))

  it.effect("keep every line through any changes; the rest keep their order, and each change raises the revision", () =>
    Effect.promise(() =>
      fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
          const steps = await Effect.runPromise(Effect.provide(scene(inTurn(changes)), TestClock.layer()))
          for (const { isDone, before, after } of steps) {
            assert.deepStrictEqual(said(after.lines), said(before.lines))
            const ids = after.speakers.map(speakerOf)
            assert.lengthOf(new Set(ids), ids.length)
            for (const line of after.lines) assert.include(["null", ...ids], speakerOf(line))
            const stayed = before.speakers.filter((speaker) => after.speakers.includes(speaker))
            assert.deepStrictEqual(after.speakers.slice(0, stayed.length), stayed)
            if (isDone) assert.isAbove(after.revision, before.revision)
            else assert.deepStrictEqual(after, before)
          }
        }),
        { numRuns: 100 },
      )
    ))
})
