import { AnswererFailed } from "#domain/asking/errors.ts"
import { wholeLibraryAnswer } from "#domain/asking/library-answer.ts"
import { askLibrary } from "#domain/asking/use-cases/ask-library.ts"
import { deleteLibraryHistory } from "#domain/asking/use-cases/delete-library-history.ts"
import { getLibraryHistory } from "#domain/asking/use-cases/get-library-history.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { additionId } from "#tests/support/a-collaborator.ts"
import { asOperator, asVisitor, atNoon, refusal } from "#tests/support/a-scene.ts"
import { asAda, taskId } from "#tests/support/a-task.ts"
import { asksLibrary, keepLibrary } from "#tests/support/asking/an-asked-library.ts"
import { answering, conclusion, sentence } from "#tests/support/asking/an-asked-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"

const asked = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.andThen(keepLibrary, test)).pipe(Effect.provide(asAda))

const question = "What is the budget of the warehouse?"
const turns = Effect.map(getLibraryHistory.run({}), (history) => history.turns)

describe("asking the whole library", () => {
  it.effect("answers file by file, each sentence checked against its own file, and says where nothing was found", () =>
    asked(Effect.gen(function*() {
      const parts = yield* asksLibrary(question)
      const { files, nothingIn, ...ending } = wholeLibraryAnswer(parts)
      assert.deepStrictEqual(files.map(({ title, sentences }) => [title, sentences.map(({ text }) => text)]), [
        ["Budget round", ["The warehouse budget is 400,000 euros."]],
        ["Suppliers", ["The warehouse supplier wants a deposit."]],
        ["Site visit", ["The warehouse roof leaks in two places."]],
      ])
      assert.deepStrictEqual(files.flatMap(({ sentences }) => sentences.map(({ number }) => number)), [1, 2, 3])
      assert.deepInclude(ending, { verdict: "answered", found: 3, read: 3, engine: "fake" })
      assert.isEmpty(nothingIn)
    })))

  it.effect("shows what may answer after what does, and lists the others", () => {
    const verdicts = new Map([[taskId(1), "unsure"], [taskId(2), "answered"], [taskId(4), "notSaid"]] as const)
    const answerer = answering(({ text: { taskId: id } }) =>
      Stream.make(
        ...(verdicts.get(id) === "answered" ? [sentence("The warehouse roof leaks.", "g1", "roof leaks")] : []),
        { ...conclusion, verdict: verdicts.get(id) ?? "notSaid", closest: [[]] },
      )
    )
    return asked(
      Effect.gen(function*() {
        const { files, nothingIn } = wholeLibraryAnswer(yield* asksLibrary(question))
        assert.deepStrictEqual(files.map(({ title, verdict }) => [title, verdict]), [
          ["Site visit", "answered"],
          ["Budget round", "unsure"],
        ])
        assert.deepStrictEqual(nothingIn, [{ taskId: taskId(4), title: "Suppliers" }])
      }).pipe(Effect.provide(answerer)),
    )
  })

  it.effect("believes no sentence that its file does not hold", () => {
    const liar = answering(() => Stream.make(sentence("It is 5 euros.", "g1", "5 euros"), conclusion))
    return asked(
      Effect.gen(function*() {
        const { files, verdict } = wholeLibraryAnswer(yield* asksLibrary(question))
        assert.deepStrictEqual([files, verdict], [[], "notSaid"])
      }).pipe(Effect.provide(liar)),
    )
  })

  it.effect("looks only at the lines of the speaker who is meant", () =>
    asked(Effect.gen(function*() {
      const { files } = wholeLibraryAnswer(yield* asksLibrary("Is the roof part of the warehouse?", { speaker: "ben" }))
      assert.deepStrictEqual(files.map(({ sentences }) => sentences.map(({ speaker }) => speaker)), [["Ben"]])
    })))

  it.effect("keeps the turn for the person, without files that were deleted or are shared no longer", () =>
    asked(Effect.gen(function*() {
      yield* asksLibrary(question)
      assert.deepStrictEqual((yield* turns).map(({ files }) => files.length), [3])
      yield* (yield* CollaboratorStore).remove(taskId(4), additionId(1))
      yield* (yield* TaskStore).remove([taskId(2)])
      assert.deepStrictEqual((yield* turns).map(({ files }) => files.map(({ title }) => title)), [["Budget round"]])
      assert.isTrue((yield* deleteLibraryHistory.run({})).isDeleted)
      assert.isEmpty(yield* turns)
    })))

  it.effect("keeps what was shown when the reader leaves", () =>
    asked(Effect.gen(function*() {
      yield* Stream.runDrain(Stream.take(askLibrary.stream({ question }), 4))
      assert.deepStrictEqual((yield* turns).map(({ isStopped, files }) => [isStopped, files.length]), [[true, 1]])
    })))

  it.effect("keeps and counts nothing when the answerer fails", () => {
    const failed = new AnswererFailed({ reason: "remote-error", detail: "the connection failed" })
    return asked(
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(asksLibrary(question)), "AnswererFailed")
        assert.isEmpty(yield* turns)
      }).pipe(Effect.provide(answering(() => Stream.fail(failed)))),
    )
  })

  it.effect("is for accounts", () =>
    asked(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(asksLibrary(question).pipe(Effect.provide(asVisitor))), "SignInRequired")
      assert.strictEqual(yield* refusal(asksLibrary(question).pipe(Effect.provide(asOperator))), "SignInRequired")
    })))
})
