import { ConversionStore } from "#domain/conversion/conversion-store.port.ts"
import { transcribeConversion } from "#domain/conversion/use-cases/transcribe-conversion.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Stream } from "effect"
import { asBob, refusal, spentBy } from "../../support/a-scene.ts"
import { compressed, converted, converting, work } from "../../support/conversion/a-conversion-scene.ts"
import { madeSound } from "../../support/conversion/scripted-converter.ts"

const textOf = (key: string) =>
  Effect.gen(function*() {
    const blobs = yield* BlobStore
    const parts = yield* Stream.runCollect(blobs.read(key, null))
    return Buffer.concat(parts.map((part) => Buffer.from(part))).toString("utf8")
  })

describe("conversion.transcribeConversion", () => {
  it.effect("makes a task from the source, which sounds better, for the minutes of an upload", () =>
    converting(Effect.gen(function*() {
      const { id: conversionId } = yield* compressed("audio 90.5")
      const { id, title } = yield* transcribeConversion.run({ conversionId, title: "Talk" })
      const tasks = yield* TaskStore
      const task = yield* tasks.get(id)
      assert.deepInclude(task, { title: "Talk", source: "audio", origin: "tool", duration: 90.5 })
      assert.strictEqual(title, "Talk")
      assert.strictEqual(yield* textOf(task.parts[0]?.key ?? ""), "audio 90.5")
      assert.deepStrictEqual((yield* jobs).map(({ kind, taskId }) => [kind, taskId]), [["transcribe", id]])
      assert.strictEqual(yield* spentBy(), 2)
    })))

  it.effect("makes it from the result where no task can be as large as the source, once there is one", () =>
    converting(Effect.gen(function*() {
      const store = yield* ConversionStore
      const { id: conversionId } = yield* compressed("audio 90.5")
      yield* store.modify(conversionId, (one) => Result.succeed({ ...one, originalSize: 300_000_001 }))
      assert.strictEqual(yield* refusal(transcribeConversion.run({ conversionId })), "TaskNotCreated")
      yield* work(conversionId)
      const blobs = yield* BlobStore
      yield* blobs.put(`conversion/${conversionId}/result`, Buffer.from("audio 80"))
      const { id } = yield* transcribeConversion.run({ conversionId })
      const task = yield* (yield* TaskStore).get(id)
      assert.deepInclude(task.parts[0], { fileName: "talk-1.mp3", duration: 80 })
    })))

  it.effect("refuses what was never a recording, what belongs to others, and leaves nothing", () =>
    converting(Effect.gen(function*() {
      const { id: conversionId } = yield* converted
      const blobs = yield* BlobStore
      yield* blobs.put(`conversion/${conversionId}/source`, Buffer.from(madeSound))
      assert.strictEqual(yield* refusal(transcribeConversion.run({ conversionId })), "FileUnusable")
      const others = Effect.provide(refusal(transcribeConversion.run({ conversionId })), asBob)
      assert.strictEqual(yield* others, "ConversionNotFound")
      assert.strictEqual(yield* spentBy(), 0)
    })))
})
