import { Mailer } from "#domain/account/mailer.port.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { reserveMinutes, reserveMore } from "#domain/plan/shared/book-minutes.ts"
import { publishTask } from "#domain/sharing/use-cases/publish-task.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deliveryJobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { anAnalysis } from "../../support/an-analysis.ts"
import { scriptedFiles } from "../../support/an-upload.ts"
import { anAnalysisState, aTranscriptionState } from "../../support/task-states.ts"
import { announced, listening } from "../../support/webhook/announced.ts"

const id = taskId(1)
const mailer = Layer.succeed(Mailer, { send: () => Effect.void })

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    yield* keepUsers(aUser())
    yield* listening
    return yield* test
  })).pipe(Effect.provide([asAda, mailer, scriptedFiles]))

describe("webhooks are told", () => {
  it.effect("that a task was cancelled, as one that failed, and each event waits to be sent", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(aTask({ transcription: aTranscriptionState("Waiting") }))
      yield* cancelTask.run({ taskId: id })
      assert.deepStrictEqual(yield* announced, [{ type: "task.failed", taskId: id, reason: "TaskCancelled" }])
      assert.lengthOf(yield* deliveryJobs, 1)
    })))

  it.effect("that pasted text is a task", () =>
    scene(Effect.gen(function*() {
      const made = yield* pasteText.run({ text: "Text.", analyze: false })
      assert.deepStrictEqual(yield* announced, [{ type: "task.completed", taskId: made.id }])
    })))

  it.effect("with whom a task is shared, once for each", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(aTask({ analyst: "embedded", analysis: anAnalysisState("Completed") }))
      yield* (yield* AnalysisStore).save(id, anAnalysis())
      yield* shareTask.run({ taskId: id })
      yield* shareTask.run({ taskId: id })
      yield* publishTask.run({ taskId: id, published: true })
      yield* publishTask.run({ taskId: id, published: true, indexed: true })
      yield* addCollaborator.run({ taskId: id, userIdentifier: "bob@example.org" })
      assert.deepStrictEqual(
        (yield* announced).map((event) => event.type === "task.shared" && [event.taskId, event.with]),
        [[id, "link"], [id, "page"], [id, "person"]],
      )
    })))

  it.effect("that minutes run low, and that they have run out, when that happens", () =>
    scene(Effect.gen(function*() {
      const booking = { userId: ada, taskId: id, attempt: 1 }
      yield* reserveMinutes(aUser(), booking, 239)
      assert.deepStrictEqual(yield* announced, [])
      yield* reserveMore(aUser(), booking, 240)
      yield* reserveMore(aUser(), booking, 241)
      yield* reserveMore(aUser(), booking, 300)
      assert.deepStrictEqual(yield* announced, [
        { type: "minutes.low", left: 60, total: 300 },
        { type: "minutes.low", left: 0, total: 300 },
      ])
      yield* reserveMinutes(aUser({ plan: "pro" }), { ...booking, attempt: 2 }, 10)
      assert.lengthOf(yield* announced, 2)
    })))
})
