import { Email } from "#domain/account/user.ts"
import { deskCases } from "#domain/desk/cases.ts"
import { DeskStore } from "#domain/desk/desk-store.port.ts"
import { missing, ok } from "#domain/desk/finding.ts"
import { Health } from "#domain/desk/health.ts"
import { Restarts } from "#domain/desk/restarts.ts"
import { cancelWork } from "#domain/desk/use-cases/cancel-work.ts"
import { checkHealth } from "#domain/desk/use-cases/check-health.ts"
import { findAccounts } from "#domain/desk/use-cases/find-accounts.ts"
import { getDesk } from "#domain/desk/use-cases/get-desk.ts"
import { getStory } from "#domain/desk/use-cases/get-story.ts"
import { listWork } from "#domain/desk/use-cases/list-work.ts"
import { restartServer } from "#domain/desk/use-cases/restart-server.ts"
import { retryWork } from "#domain/desk/use-cases/retry-work.ts"
import { DiskSpace } from "#domain/kernel/disk-space.ts"
import { Sealer } from "#domain/kernel/sealer.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { WebhookStore } from "#domain/webhook/webhook-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asOperator, asVisitor, atNoon, keepTasks, keepUsers, noon, refusal, spentBy } from "../../support/a-scene.ts"
import { asAda, at, aTask, aWork, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"
import { aPlace } from "../../support/watched-place/a-watched-place.ts"
import { aWebhook, webhookId } from "../../support/webhook/a-webhook.ts"

const failed = (code: string) => ({ _tag: "Failed", failure: { code, message: "", description: "" } }) as const
const waiting = { _tag: "Waiting", since: at("2026-11-20T11:00:00.000Z") } as const

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.provide(Effect.andThen(keepUsers(aUser()), test), asOperator))

/** As another key would: what it did not seal itself stays shut. */
const anotherKey = Effect.provideService(Sealer, { seal: Effect.succeed, open: () => Effect.succeed(null) })

describe("what is stored sealed", () => {
  it.effect("is said to be locked under another key, kind by kind, and to be in order under its own", () =>
    scene(Effect.gen(function*() {
      const look = Effect.map(checkHealth.run({}), ({ findings }) => findings)
      const health = Effect.provideService(Health, { look: Effect.succeed([]) })
      assert.deepStrictEqual(yield* health(look), [])
      const { seal } = yield* Sealer
      const { insert } = yield* WebhookStore
      const sealed = yield* seal("whsec_1")
      for (const nth of [1, 2]) yield* insert(aWebhook({ id: webhookId(nth), secret: sealed }), 9)
      yield* (yield* WatchedPlaceStore).insert(
        aPlace({ place: { _tag: "Feed", sealed, host: "pods.example" } }),
        9,
        noon,
      )
      assert.deepStrictEqual(yield* health(look), [ok("stored secrets", "all 3 can be opened")])
      assert.deepStrictEqual(
        (yield* health(anotherKey(look))).map(({ name, state, detail }) => [name, state, detail]),
        [["stored secrets", "missing", "sealed with another key: webhook 2, watched place 1"]],
      )
    })))
})

describe("the operator's desk", () => {
  it.effect("is for nobody else", () =>
    atNoon(Effect.gen(function*() {
      for (const actor of [asAda, asVisitor]) {
        const refusals = yield* Effect.provide(
          Effect.all([
            refusal(cancelWork.run({ taskId: taskId(1) })),
            refusal(checkHealth.run({})),
            refusal(findAccounts.run({})),
            refusal(getDesk.run({})),
            refusal(getStory.run({ taskId: taskId(1) })),
            refusal(listWork.run({})),
            refusal(restartServer.run({})),
            refusal(retryWork.run({ taskId: taskId(1) })),
          ]),
          actor,
        )
        assert.lengthOf(refusals, deskCases.length)
        assert.deepStrictEqual(new Set(refusals), new Set(["OperatorOnly"]))
      }
    })))

  it.effect("counts what waits, runs and failed, and what came in", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(
        aTask({ transcription: waiting, fileSize: 7 }),
        aTask({ id: taskId(2), transcription: { _tag: "Running" }, fileSize: 7 }),
        aTask({ id: taskId(3), analysis: { ...waiting, since: noon }, fileSize: 7 }),
        aTask({ id: taskId(4), transcription: failed("NoSpeech"), fileSize: 7 }),
        aTask({ id: taskId(5), createdAt: at("2026-11-06T23:59:00.000Z") }),
      )
      const desk = yield* getDesk.run({}).pipe(
        Effect.updateService(DiskSpace, (room) => ({ ...room, measure: Effect.succeed({ free: 1, total: 2 }) })),
      )
      assert.deepStrictEqual(desk.queue, { waiting: 2, running: 1, oldestAt: waiting.since })
      assert.deepStrictEqual(desk.disk, { free: 1, total: 2 })
      assert.deepStrictEqual(desk.days, [{ day: "2026-11-20", tasks: 4, bytes: 28, seconds: 240 }])
      assert.deepInclude(desk.failures[0], { code: "NoSpeech", count: 1 })
    })))

  it.effect("shows the work of everybody without titles, and only failed work if asked", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(
        aTask({ title: "Secret plans", transcription: failed("NoSpeech") }),
        aTask({ id: taskId(2), title: "Secret plans" }),
      )
      const all = yield* listWork.run({})
      assert.strictEqual(all.total, 2)
      assert.notInclude(JSON.stringify(all), "Secret")
      const { items } = yield* listWork.run({ state: "failed" })
      assert.deepStrictEqual(
        items.map(({ id, owner, errorCode, retry, canCancel }) => ({ id, owner, errorCode, retry, canCancel })),
        [{ id: taskId(1), owner: "ada@example.org", errorCode: "NoSpeech", retry: "transcription", canCancel: false }],
      )
    })))

  it.effect("stops work, whose minutes go back, and starts it again", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(aTask({ transcription: failed("NoSpeech"), minutes: 3 }))
      assert.deepInclude(yield* retryWork.run({ taskId: taskId(1) }), {
        status: "queued",
        attempts: 2,
        canCancel: true,
      })
      assert.strictEqual(yield* spentBy(), 3)
      const stopped = yield* cancelWork.run({ taskId: taskId(1) })
      assert.deepInclude(stopped, { status: "failed", errorCode: "TaskCancelled", retry: "transcription" })
      assert.strictEqual(yield* spentBy(), 0)
      assert.strictEqual(yield* refusal(cancelWork.run({ taskId: taskId(1) })), "NothingRunning")
    })))

  it.effect("shows no progress of what is over", () =>
    scene(Effect.gen(function*() {
      const work = aWork({ transcription: { step: "assembling", progress: 0.99, startedAt: noon } })
      yield* keepTasks(aTask({ transcription: failed("NoSpeech"), work }))
      const { items: [item] } = yield* listWork.run({})
      assert.deepStrictEqual([item?.progress, item?.step], [null, null])
    })))

  it.effect("tells the story of a task with the minutes of each attempt, without its title", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(aTask({ title: "Secret plans", transcription: failed("NoSpeech"), minutes: 3 }))
      yield* retryWork.run({ taskId: taskId(1) })
      yield* cancelWork.run({ taskId: taskId(1) })
      yield* retryWork.run({ taskId: taskId(1) })
      const story = yield* getStory.run({ taskId: taskId(1) })
      assert.deepStrictEqual(
        story.chapters.map(({ part, attempt, state, errorCode, minutes }) =>
          [part, attempt, state, errorCode, minutes].join(" ")
        ),
        [
          "transcription 1 failed NoSpeech 0",
          "transcription 2 failed TaskCancelled 0",
          "transcription 3 waiting  3",
        ],
      )
      assert.strictEqual(story.item.status, "queued")
      assert.notInclude(JSON.stringify(story), "Secret")
      assert.strictEqual(yield* refusal(getStory.run({ taskId: taskId(9) })), "TaskNotFound")
    })))

  it.effect("starts an analysis that failed, and leaves the transcript", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(aTask({ analysis: failed("AnalystFailed") }))
      yield* (yield* TranscriptStore).replace(taskId(1), aTranscript(["Ada: We begin on Monday."]))
      assert.deepInclude(yield* retryWork.run({ taskId: taskId(1) }), { status: "analyzing", attempts: 1, retry: null })
      assert.strictEqual(yield* refusal(retryWork.run({ taskId: taskId(1) })), "AnalysisRunning")
    })))

  it.effect("restarts the server only where something starts it again", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(restartServer.run({})), "RestartUnavailable")
      const restart = Effect.succeed({ drainSeconds: 5 })
      assert.deepStrictEqual(yield* Effect.provideService(restartServer.run({}), Restarts, { restart }), {
        drainSeconds: 5,
      })
    })))

  it.effect("finds accounts, and says what is missing and what was not sent", () =>
    scene(Effect.gen(function*() {
      assert.deepInclude((yield* findAccounts.run({ search: "ada@" })).items[0], {
        name: Email.make("ada@example.org"),
      })
      yield* (yield* DeskStore).recordFault("mail", "SignIn", noon)
      const finding = missing("ffmpeg", "not found", "install it")
      const health = yield* Effect.provideService(checkHealth.run({}), Health, { look: Effect.succeed([finding]) })
      assert.deepStrictEqual(health.findings, [finding])
      assert.deepStrictEqual(health.faults.map(({ part, code, count }) => [part, code, count]), [["mail", "SignIn", 1]])
    })))
})
