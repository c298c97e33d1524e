import { JobQueue } from "#domain/job/job-queue.port.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { deliverWebhook } from "#domain/pipeline/jobs/deliver-webhook.ts"
import { announce } from "#domain/webhook/shared/announce.ts"
import { queueDue } from "#domain/webhook/shared/keep-deliveries.ts"
import { createWebhook } from "#domain/webhook/use-cases/create-webhook.ts"
import { listDeliveries } from "#domain/webhook/use-cases/list-deliveries.ts"
import type { ReceivedAnswer, SentMessage } from "#domain/webhook/webhook-sender.port.ts"
import { deliveryJobs } from "#tests/support/memory/job-queue.ts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { ada, aTask, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { fakeWebhookSender, received } from "../../support/webhook/fake-webhook-sender.ts"

export const away: ReceivedAnswer = { status: null, fault: "not-reached", answer: "", wait: null }
export const hour = 3_600_000

/** A receiver that a test switches off and on, and what reached it while it was on. */
const aReceiver = () => {
  const state = { answer: received, tries: 0, got: new Array<SentMessage & { readonly type: string }>() }
  const send = (message: SentMessage) =>
    Effect.sync(() => {
      state.tries += 1
      const { type }: { readonly type: string } = JSON.parse(message.body)
      if (state.answer.fault === null) state.got.push({ ...message, type })
      return state.answer
    })
  return { state, sender: fakeWebhookSender(send) }
}

/** Ada with a webhook that wants everything, workers, and a receiver. */
export const scene = <A, E, R>(
  test: (
    receiver: ReturnType<typeof aReceiver>["state"],
    made: typeof createWebhook.output.Type,
  ) => Effect.Effect<A, E, R>,
) => {
  const { state, sender } = aReceiver()
  return atNoon(
    Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(aTask(), aTask({ id: taskId(2), title: "Other" }))
      const made = yield* createWebhook.run({
        url: "https://hooks.example/parley",
        events: ["task.completed", "analysis.completed", "task.shared", "task.failed"],
      })
      return yield* test(state, made)
    }).pipe(Effect.provide(sender)),
  ).pipe(Effect.provideService(CurrentActor, { _tag: "User", id: ada }))
}

/** Runs every job that is queued, and those that they queue. */
export const work = Effect.gen(function*() {
  const queue = yield* JobQueue
  for (let jobs = yield* deliveryJobs; jobs.length > 0; jobs = yield* deliveryJobs) {
    for (const job of jobs) {
      yield* queue.cancel(job.deliveryId)
      yield* deliverWebhook(job)
    }
  }
})

/** Moves the clock, with a look at what is due every `minutes`. */
export const pass = Effect.fnUntraced(function*(hours: number, minutes = 5) {
  for (let passed = 0; passed < hours * 60; passed += minutes) {
    yield* TestClock.adjust(`${minutes} minutes`)
    yield* queueDue
    yield* work
  }
})

export const happen = (...args: Parameters<typeof announce>) =>
  Effect.flatMap(UnitOfWork, ({ transaction }) => transaction(announce(...args)))

export const completed = (nth: number) => happen(ada, { type: "task.completed", taskId: taskId(nth) })
export const analysed = (nth: number) => happen(ada, { type: "analysis.completed", taskId: taskId(nth) })
export const shared = (nth: number) => happen(ada, { type: "task.shared", taskId: taskId(nth), with: "link" })

export const states = (id: typeof createWebhook.output.Type["webhook"]["id"]) =>
  Effect.map(listDeliveries.run({ id }), ({ items }) => items.map(({ state }) => state).toReversed())
