import type { PlanName } from "#domain/account/plan-name.ts"
import { Email } from "#domain/account/user.ts"
import type { AnswerRequest, DraftPart } from "#domain/asking/answer.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import type { AnswererFailed } from "#domain/asking/errors.ts"
import { askTask } from "#domain/asking/use-cases/ask-task.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { Deferred, Effect, Fiber, Layer, Stream } from "effect"
import { atNoon, keepTasks, keepUsers } from "../a-scene.ts"
import { asAda, aTask, bob, taskId } from "../a-task.ts"
import { aUser } from "../a-user.ts"
import { meeting } from "./a-question.ts"

/** At noon, Ada, who has this plan, has a finished task with the meeting; Bob has an account. */
export const askedBy = <A, E, R>(plan: PlanName, test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    yield* keepUsers(aUser({ plan }), aUser({ id: bob, email: Email.make("bob@example.org") }))
    yield* keepTasks(aTask())
    yield* (yield* TranscriptStore).replace(taskId(1), meeting)
    return yield* test
  })).pipe(Effect.provide(asAda))

export const question = "What is the budget for the new warehouse?"

export const asks = (given: Partial<(typeof askTask)["input"]["Type"]> = {}) =>
  Stream.runCollect(askTask.stream({ taskId: taskId(1), question, ...given }))

/** An answerer that writes what a test wants. */
export const answering = (write: (request: AnswerRequest) => Stream.Stream<DraftPart, AnswererFailed>) =>
  Layer.succeed(Answerer, {
    name: "scripted",
    prepare: () => Effect.void,
    answer: write,
    suggest: () => Effect.succeed([]),
  })

export const sentence = (text: string, line: string, quote: string | null = null): DraftPart => ({
  _tag: "Sentence",
  text,
  segments: [SegmentId.make(line)],
  quote,
})

export const conclusion: DraftPart = {
  _tag: "Conclusion",
  verdict: "answered",
  confidence: 0.8,
  closest: [],
  followUps: [],
}

export const trueSentence = sentence("It is 400,000 euros.", "g2", "400,000 euros")
export const falseSentence = sentence("It is 5 euros.", "g2", "5 euros")

/** Asks, and disconnects once a sentence is shown; by then the answerer has been interrupted. */
export const stopsAfterOneSentence = Effect.fnUntraced(function*(given: { readonly idempotencyKey?: string } = {}) {
  const shown = yield* Deferred.make<void>()
  const ended = yield* Deferred.make<void>()
  const writes = Stream.concat(Stream.make(trueSentence), Stream.never).pipe(
    Stream.ensuring(Deferred.succeed(ended, undefined)),
  )
  const reader = askTask.stream({ taskId: taskId(1), question, ...given }).pipe(
    Stream.runForEach(({ kind }) => kind === "citation" ? Deferred.succeed(shown, undefined) : Effect.void),
    Effect.provide(answering(() => writes)),
  )
  const reading = yield* Effect.forkChild(reader)
  yield* Deferred.await(shown)
  yield* Fiber.interrupt(reading)
  yield* Deferred.await(ended)
})
