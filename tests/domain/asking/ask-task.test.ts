import { AnswererFailed } from "#domain/asking/errors.ts"
import { getHistory } from "#domain/asking/use-cases/get-history.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { aCollaborator, additionId } from "#tests/support/a-collaborator.ts"
import { asBob, asOperator, asVisitor, refusal } from "#tests/support/a-scene.ts"
import { aTask, bob, taskId } from "#tests/support/a-task.ts"
import {
  answering,
  askedBy,
  asks,
  conclusion,
  falseSentence,
  question,
  stopsAfterOneSentence,
  trueSentence,
} from "#tests/support/asking/an-asked-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Stream } from "effect"

const cut = new AnswererFailed({ reason: "remote-error", detail: "the connection failed" })
const history = getHistory.run({ taskId: taskId(1) })

describe("asking about a task", () => {
  it.effect("gives each sentence with what it is based on, and ends with the verdict", () =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        const parts = yield* asks()
        assert.deepStrictEqual(parts.map(({ kind }) => kind), ["started", "delta", "citation", "done"])
        assert.deepInclude(parts[0], { engine: "fake" })
        assert.deepInclude(parts[2], { sentence: 0, number: 1, begin: 4000, speaker: "Ben", supported: true })
        assert.deepInclude(parts[3], { verdict: "answered", engine: "fake", confidence: 0.9 })
      }),
    ))

  it.effect("keeps both messages when it is over, with what answered", () =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        yield* asks()
        const { messages, engine, questionsLeft } = yield* history
        assert.deepStrictEqual(messages.map(({ role, engine }) => [role, engine]), [["question", null], [
          "answer",
          "fake",
        ]])
        assert.strictEqual(messages[0]?.text, question)
        assert.deepInclude(messages[1], { verdict: "answered", isStopped: false, transcriptRevision: 1 })
        assert.deepStrictEqual([engine, questionsLeft], ["fake", null])
      }),
    ))

  it.effect("marks what is not supported, and says so when nothing is", () =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        const parts = yield* asks()
        assert.deepInclude(parts.find(({ kind }) => kind === "citation"), { supported: false })
        assert.deepInclude(parts.at(-1), { kind: "done", verdict: "notSaid" })
      }).pipe(Effect.provide(answering(() => Stream.make(falseSentence, conclusion)))),
    ))

  it.effect("hands on earlier questions with the lines that were supported, never earlier answers", () => {
    const seen: Array<unknown> = []
    return askedBy(
      "pro",
      Effect.gen(function*() {
        yield* asks()
        yield* asks({ question: "And then?" })
        assert.deepStrictEqual(seen, [[], [{ question, cited: ["g2"] }]])
      }).pipe(Effect.provide(answering(({ history }) => {
        seen.push(history)
        return Stream.make(trueSentence, falseSentence, conclusion)
      }))),
    )
  })

  it.effect("stores nothing of an answer that fails, and fails as the answerer did", () =>
    askedBy(
      "free",
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(asks()), "AnswererFailed")
        const { messages, questionsLeft } = yield* history
        assert.deepStrictEqual([messages, questionsLeft], [[], 5])
      }).pipe(Effect.provide(answering(() => Stream.concat(Stream.make(trueSentence), Stream.fail(cut))))),
    ))

  it.effect("is a failure when the answer ends without a verdict", () =>
    askedBy(
      "free",
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(asks()), "AnswererFailed")
        assert.strictEqual((yield* history).questionsLeft, 5)
      }).pipe(Effect.provide(answering(() => Stream.make(trueSentence)))),
    ))

  it.effect("keeps what was shown of an answer that the reader stops, and interrupts the answerer", () =>
    askedBy(
      "free",
      Effect.gen(function*() {
        yield* stopsAfterOneSentence()
        const { messages, questionsLeft } = yield* history
        assert.deepInclude(messages[1], { text: "It is 400,000 euros.", isStopped: true, verdict: null })
        assert.strictEqual(questionsLeft, 4)
      }),
    ))

  it.effect("ends with a refusal when the task is deleted meanwhile", () =>
    askedBy(
      "free",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const deletes = Stream.concat(
          Stream.make(trueSentence),
          Stream.fromEffect(Effect.as(tasks.remove([taskId(1)]), conclusion)),
        )
        assert.strictEqual(
          yield* refusal(Effect.provide(
            asks(),
            answering(() => deletes),
          )),
          "TaskNotFound",
        )
      }),
    ))
})

describe("who may ask", () => {
  it.effect("is the owner and collaborators, each with a history of their own", () =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        assert.strictEqual(yield* refusal(Effect.provide(asks(), asBob)), "TaskNotFound")
        yield* collaborators.add(taskId(1), aCollaborator())
        yield* asks()
        yield* Effect.provide(asks({ question: "When does the construction start?" }), asBob)
        const his = yield* Effect.provide(history, asBob)
        assert.deepStrictEqual(his.messages.map(({ role }) => role), ["question", "answer"])
        yield* collaborators.remove(taskId(1), additionId(1))
        assert.strictEqual(yield* refusal(Effect.provide(history, asBob)), "TaskNotFound")
        assert.strictEqual(yield* refusal(Effect.provide(asks(), asBob)), "TaskNotFound")
      }),
    ))

  it.effect("is nobody without an account", () =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(Effect.provide(asks(), asVisitor)), "SignInRequired")
        assert.strictEqual(yield* refusal(Effect.provide(asks(), asOperator)), "SignInRequired")
      }),
    ))

  it.effect("lets a collaborator who was removed in the middle have nothing stored", () =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        yield* collaborators.add(taskId(1), aCollaborator())
        const removes = Stream.fromEffect(Effect.as(collaborators.remove(taskId(1), additionId(1)), conclusion))
        const asked = asks().pipe(
          Effect.provide(answering(() => removes)),
          Effect.provideService(CurrentActor, { _tag: "User", id: bob }),
        )
        assert.strictEqual(yield* refusal(asked), "TaskNotFound")
      }),
    ))
})

describe("a question is refused", () => {
  it.effect.each(
    [
      ["while transcription runs", { _tag: "Running" }, "TranscriptNotReady"],
      ["before there is anything", { _tag: "NotStarted" }, "NothingToAsk"],
    ] as const,
  )("%s", ([, transcription, expected]) =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const now = aTask().createdAt
        const state = transcription._tag === "Running" ? { _tag: "Waiting" as const, since: now } : transcription
        yield* tasks.modify(taskId(1), (task) => Result.succeed({ ...task, transcription: state }))
        assert.strictEqual(yield* refusal(asks()), expected)
      }),
    ))

  it.effect("about content without words", () =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        yield* (yield* TranscriptStore).replace(taskId(1), { segments: [], speakers: [] })
        assert.strictEqual(yield* refusal(asks()), "NothingToAsk")
      }),
    ))
})
