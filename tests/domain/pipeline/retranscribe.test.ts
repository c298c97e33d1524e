import { UserStore } from "#domain/account/user-store.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { resumeUnfinished } from "#domain/pipeline/jobs/resume-unfinished.ts"
import { retranscribeSpan } from "#domain/pipeline/jobs/retranscribe-span.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { undoChange } from "#domain/transcript/use-cases/undo-change.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { refusal, refusalWith } from "../../support/a-scene.ts"
import { aUser } from "../../support/a-user.ts"
import {
  again,
  finished,
  jobAgain,
  readAgain,
  saidIn,
  spanId,
  spokenAgain,
} from "../../support/pipeline/a-finished-recording.ts"
import { brokenChunk } from "../../support/pipeline/scripted-speech.ts"

const chargedFor = (attempt: number) =>
  Effect.gen(function*() {
    const ledger = yield* MinuteLedger
    return 0 - (yield* ledger.ofAttempt(spanId, -attempt)).reduce((sum, { minutes }) => sum + minutes, 0)
  })
const edit = (id: string, text: string) => editLines.run({ taskId: spanId, lines: [{ id: SegmentId.make(id), text }] })
const span = Effect.gen(function*() {
  const tasks = yield* TaskStore
  return (yield* tasks.get(spanId)).retranscription
})

describe("a span that is transcribed again", () => {
  it.effect("refuses hotwords that break their rule, naming field and rule, before anything is charged", () =>
    finished(spokenAgain, () =>
      Effect.gen(function*() {
        const users = yield* UserStore
        yield* users.setPlan(aUser().id, aUser({ plan: "pro" }))
        const wanted = {
          from: 20_000,
          to: 40_000,
          hotwords: ["Ada Lovelace", "one two three four five six seven eight"],
        }
        assert.deepInclude(yield* refusalWith(again(wanted)), {
          _tag: "HotwordRefused",
          message:
            "hotwords: a hotword has 1 to 15 Chinese characters, or 1 to 7 English words with at most 100 characters",
        })
        assert.strictEqual(yield* chargedFor(1), 0)
        yield* again({ ...wanted, hotwords: ["  Ada   Lovelace ", "一二三四五六七八九十一二三四五"] })
        assert.deepStrictEqual((yield* span)?.hotwords, ["Ada Lovelace", "一二三四五六七八九十一二三四五"])
      })))

  it.effect("gets new lines, its old speakers, and costs its own minutes only, once", () =>
    finished(spokenAgain, ({ asked }) =>
      Effect.gen(function*() {
        const before = yield* saidIn
        yield* again({ from: 20_000, to: 40_000 })
        assert.strictEqual(yield* chargedFor(1), 1)
        yield* retranscribeSpan(jobAgain(1))
        yield* retranscribeSpan(jobAgain(1))
        assert.deepStrictEqual(yield* saidIn, [
          ...before.slice(0, 2),
          `Ann ${readAgain(2)}`,
          `Ben ${readAgain(3)}`,
          ...before.slice(4),
        ])
        assert.deepStrictEqual([yield* chargedFor(1), yield* span], [1, null])
        assert.isTrue(asked.every(({ begin, end }) => begin >= 19_000 && end <= 41_000))
      })))

  it.effect("is brought back exactly by an undo, with its gaps", () =>
    finished(spokenAgain, () =>
      Effect.gen(function*() {
        const transcripts = yield* TranscriptStore
        const tasks = yield* TaskStore
        const before = yield* transcripts.get(spanId)
        const { coverage } = yield* tasks.get(spanId)
        yield* again({ from: 50_000, to: 60_000 })
        yield* retranscribeSpan(jobAgain(1))
        assert.deepStrictEqual((yield* tasks.get(spanId)).coverage?.gaps, [])
        assert.include(yield* saidIn, `Ann ${readAgain(5)}`)
        yield* undoChange.run({ taskId: spanId })
        assert.deepStrictEqual(yield* transcripts.get(spanId), before)
        assert.deepStrictEqual((yield* tasks.get(spanId)).coverage, coverage)
      })))

  it.effect("keeps edited lines unless they are chosen, also those edited while it runs", () =>
    finished(spokenAgain, () =>
      Effect.gen(function*() {
        yield* edit("g3", "Third by hand")
        yield* edit("g4", "Fourth by hand")
        yield* again({ from: 20_000, to: 50_000, replace: [SegmentId.make("g4")] })
        yield* edit("g5", "Fifth by hand")
        yield* retranscribeSpan(jobAgain(1))
        assert.deepStrictEqual((yield* saidIn).slice(2), [
          "Ann Third by hand",
          `Ben ${readAgain(3)}`,
          "Ann Fifth by hand",
        ])
      })))

  it.effect("can be cancelled, deleted or fail, keeps the old text then, and costs nothing", () =>
    finished({ ...spokenAgain, hear: () => Effect.fail(brokenChunk) }, () =>
      Effect.gen(function*() {
        const before = yield* saidIn
        yield* again({ from: 0, to: 10_000 })
        yield* cancelTask.run({ taskId: spanId })
        assert.deepStrictEqual([yield* chargedFor(1), yield* span], [0, null])
        yield* retranscribeSpan(jobAgain(1))
        yield* again({ from: 0, to: 10_000 })
        yield* retranscribeSpan(jobAgain(2))
        assert.deepInclude((yield* span)?.state, { _tag: "Failed" })
        assert.deepStrictEqual([yield* chargedFor(2), yield* saidIn], [0, before])
        yield* again({ from: 0, to: 10_000 })
        yield* deleteTasks.run({ taskIds: [spanId] })
        assert.strictEqual(yield* chargedFor(3), 0)
      })))

  it.effect("is queued again when a server starts, and resumes with the chunks that are done", () => {
    const engine = { isStuck: true }
    const hear: typeof spokenAgain.hear = (chunk, time) =>
      engine.isStuck && chunk.begin > 15_000 ? Effect.never : spokenAgain.hear(chunk, time)
    return finished({ ...spokenAgain, hear }, ({ asked }) =>
      Effect.gen(function*() {
        const works = yield* WorkStore
        yield* again({ from: 0, to: 40_000 })
        const killed = yield* Effect.forkChild(retranscribeSpan(jobAgain(1)))
        const done = Effect.map(works.get(spanId), (work) => work?.chunks.filter(({ state }) => state === "done") ?? [])
        yield* Effect.repeat(Effect.andThen(Effect.yieldNow, done), { until: (chunks) => chunks.length === 2 })
        yield* Fiber.interrupt(killed)
        engine.isStuck = false
        assert.strictEqual(yield* resumeUnfinished, 1)
        yield* retranscribeSpan(jobAgain(1))
        assert.lengthOf(asked.filter(({ begin }) => begin < 15_000), 2)
        assert.deepStrictEqual((yield* saidIn).slice(0, 2), [`Ann ${readAgain(0)}`, `Ben ${readAgain(1)}`])
        assert.strictEqual(yield* chargedFor(1), 1)
      }))
  })

  it.effect("is refused where nothing is left, while one runs, and for text", () =>
    finished(spokenAgain, () =>
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(again({ from: 70_000, to: 80_000 })), "SpanEmpty")
        assert.strictEqual(yield* refusal(again({ from: 0, to: 9000, engine: "none" })), "EngineUnavailable")
        yield* again({ from: 0, to: 10_000 })
        assert.strictEqual(yield* refusal(again({ from: 0, to: 10_000 })), "RetranscriptionRunning")
        assert.strictEqual(yield* chargedFor(1), 1)
      })))
})
