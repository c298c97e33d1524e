import { SegmentId } from "#domain/kernel/ids.ts"
import type { LineEdit } from "#domain/transcript/shared/save-lines.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import { refusal, refusalWith } from "../../support/a-scene.ts"
import { taskId } from "../../support/a-task.ts"
import { asRead, transcribed } from "../../support/a-transcribed-task.ts"

const id = taskId(1)
const line = (nth: number) => SegmentId.make(`g${nth}`)
const edit = (...lines: readonly [LineEdit, ...ReadonlyArray<LineEdit>]) => editLines.run({ taskId: id, lines })
const scene = <A, E, R>(test: Effect.Effect<A, E, R>) => transcribed(["Ann: one", "Ben: two", "Ann: three"], test)

describe("transcript.editLines", () => {
  it.effect("saves what is typed, and returns the new revision", () =>
    scene(Effect.gen(function*() {
      const speakers = [{ id: "s1", name: "Ann" }, { id: "s2", name: "Ben" }]
      const answer = yield* edit({ id: line(2), was: "two", text: "2", speakerId: "s1" })
      assert.deepStrictEqual(answer, { taskId: id, revision: 2, speakers })
      assert.deepStrictEqual((yield* asRead).lines, ["s1 one", "s1 2", "s1 three"])
    })))

  it.effect("reads no other lines than those it changes and their neighbours, however long the transcript", () =>
    scene(Effect.gen(function*() {
      const store = yield* TranscriptStore
      const asked: Array<number | null> = []
      const plain: typeof store.plain = (task, limit) => {
        asked.push(limit)
        return store.plain(task, limit)
      }
      const whole = Effect.die("the whole transcript is read")
      yield* edit({ id: line(2), text: "2" }, { id: line(1), text: "1" }).pipe(
        Effect.provideService(TranscriptStore, { ...store, plain, get: () => whole, range: () => whole }),
      )
      assert.deepStrictEqual([...new Set(asked)], [0])
      assert.deepStrictEqual((yield* asRead).lines, ["s1 1", "s2 2", "s1 three"])
    })))

  it.effect("refuses an edit of a line that someone else has changed, returns the stored text and saves nothing", () =>
    scene(Effect.gen(function*() {
      yield* edit({ id: line(1), text: "uno" }, { id: line(3), text: "tre" })
      const before = yield* asRead
      const refused = yield* refusalWith(edit(
        { id: line(2), was: "two", text: "2" },
        { id: line(3), was: "three", text: "3" },
        { id: line(1), was: "one", text: "1" },
      ))
      assert.deepInclude(refused, {
        _tag: "EditConflict",
        current: { lines: [{ id: "g1", text: "uno" }, { id: "g3", text: "tre" }] },
      })
      assert.match(String(refused["message"]), /^timeline: /)
      assert.deepStrictEqual(yield* asRead, before)
      assert.strictEqual((yield* edit({ id: line(1), was: "uno", text: "1" })).revision, 3)
    })))

  it.effect("lets two people edit different lines at once", () =>
    scene(Effect.gen(function*() {
      const answers = yield* Effect.all(
        [1, 2, 3].map((nth) =>
          Effect.result(edit({ id: line(nth), was: ["one", "two", "three"][nth - 1] ?? "", text: `${nth}` }))
        ),
        { concurrency: "unbounded" },
      )
      assert.isTrue(answers.every(Result.isSuccess))
      assert.deepStrictEqual((yield* asRead).lines, ["s1 1", "s2 2", "s1 3"])
    })))

  it.effect("accepts one of two edits of a line, and the same edit twice", () =>
    scene(Effect.gen(function*() {
      const edits = ["1", "I"].map((text) => Effect.result(edit({ id: line(1), was: "one", text })))
      assert.lengthOf((yield* Effect.all(edits, { concurrency: "unbounded" })).filter(Result.isSuccess), 1)
      const again = { id: line(2), was: "two", text: "2" }
      yield* edit(again)
      const { revision } = yield* edit(again)
      assert.strictEqual(revision, 3, "a repeat changes nothing")
    })))

  it.effect("lets edits of one request build on each other", () =>
    scene(Effect.gen(function*() {
      yield* edit({ id: line(1), was: "one", text: "one." }, { id: line(1), was: "one.", text: "One." })
      assert.strictEqual((yield* asRead).lines[0], "s1 One.")
    })))

  it.effect("refuses unknown lines, unknown speakers and other users", () =>
    scene(Effect.gen(function*() {
      const before = yield* asRead
      assert.strictEqual(
        yield* refusal(edit({ id: line(1), text: "1" }, { id: line(9), text: "x" })),
        "SegmentNotFound",
      )
      assert.strictEqual(yield* refusal(edit({ id: line(1), speakerId: "s9" })), "SpeakerNotFound")
      assert.deepStrictEqual(yield* asRead, before)
    })))
})
