import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { ConversationStore } from "#domain/asking/conversation-store.port.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, aTask, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { aTurn } from "../support/asking/a-turn.ts"
import { behavesOn } from "../support/behaves.ts"

const keep = Effect.gen(function*() {
  const users = yield* UserStore
  const tasks = yield* TaskStore
  yield* users.insert(aUser())
  yield* users.insert(aUser({ id: bob, email: Email.make("bob@example.org") }))
  for (const nth of [1, 2]) yield* tasks.insert(aTask({ id: taskId(nth) }))
})

/** What every ConversationStore must do. */
export const conversationStoreContract = (
  name: string,
  layer: Layer.Layer<ConversationStore | TaskStore | UserStore>,
): void => {
  describe(`ConversationStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives messages back as they were, in the order in which they were added",
      Effect.gen(function*() {
        const conversations = yield* ConversationStore
        yield* keep
        assert.deepStrictEqual(yield* conversations.messages(ada, taskId(1)), [])
        yield* conversations.append(ada, taskId(1), aTurn(1))
        yield* conversations.append(ada, taskId(1), aTurn(2))
        assert.deepStrictEqual(yield* conversations.messages(ada, taskId(1)), [...aTurn(1), ...aTurn(2)])
      }),
    )

    behaves(
      "puts a message whose id is there in its place",
      Effect.gen(function*() {
        const conversations = yield* ConversationStore
        yield* keep
        yield* conversations.append(ada, taskId(1), aTurn(1))
        yield* conversations.append(ada, taskId(1), aTurn(2))
        const [question, answer] = aTurn(1)
        const stopped = { ...answer, verdict: null, isStopped: true, engine: "other", sentences: [], text: "" }
        yield* conversations.append(ada, taskId(1), [question, stopped])
        assert.deepStrictEqual(yield* conversations.messages(ada, taskId(1)), [question, stopped, ...aTurn(2)])
      }),
    )

    behaves(
      "keeps people and tasks apart, and deletes one conversation for good",
      Effect.gen(function*() {
        const conversations = yield* ConversationStore
        yield* keep
        yield* conversations.append(ada, taskId(1), aTurn(1))
        yield* conversations.append(bob, taskId(1), aTurn(2))
        yield* conversations.append(ada, taskId(2), aTurn(3))
        assert.isTrue(yield* conversations.remove(ada, taskId(1)))
        assert.isFalse(yield* conversations.remove(ada, taskId(1)))
        assert.deepStrictEqual(yield* conversations.messages(ada, taskId(1)), [])
        assert.deepStrictEqual(yield* conversations.messages(bob, taskId(1)), [...aTurn(2)])
        assert.deepStrictEqual(yield* conversations.messages(ada, taskId(2)), [...aTurn(3)])
      }),
    )

    behaves(
      "stores nothing for a task or an account that does not exist, and forgets a deleted task",
      Effect.gen(function*() {
        const conversations = yield* ConversationStore
        const tasks = yield* TaskStore
        yield* keep
        const nobody = UserId.make(taskId(9))
        yield* conversations.append(nobody, taskId(1), aTurn(1))
        yield* conversations.append(ada, taskId(9), aTurn(2))
        assert.deepStrictEqual(yield* conversations.messages(nobody, taskId(1)), [])
        assert.deepStrictEqual(yield* conversations.messages(ada, taskId(9)), [])
        yield* conversations.append(bob, taskId(1), aTurn(3))
        yield* tasks.remove([taskId(1)])
        assert.deepStrictEqual(yield* conversations.messages(bob, taskId(1)), [])
        assert.isFalse(yield* conversations.remove(bob, taskId(1)))
      }),
    )

    behaves(
      "keeps the newest suggestions of a task, as long as it is there",
      Effect.gen(function*() {
        const conversations = yield* ConversationStore
        const tasks = yield* TaskStore
        yield* keep
        const found = { linesRevision: 3, engine: "embedded", questions: ["What does it cost?", "Was kostet “das”?"] }
        yield* conversations.saveSuggestions(taskId(9), found)
        assert.strictEqual(yield* conversations.suggestions(taskId(9)), null)
        yield* conversations.saveSuggestions(taskId(1), { ...found, linesRevision: 2, questions: [] })
        yield* conversations.saveSuggestions(taskId(1), found)
        assert.deepStrictEqual(yield* conversations.suggestions(taskId(1)), found)
        yield* tasks.remove([taskId(1)])
        assert.strictEqual(yield* conversations.suggestions(taskId(1)), null)
      }),
    )
  })
}
