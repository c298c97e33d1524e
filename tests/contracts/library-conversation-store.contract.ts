import type { UserStore } from "#domain/account/user-store.port.ts"
import { LibraryConversationStore } from "#domain/asking/library-conversation-store.port.ts"
import type { LibraryTurn } from "#domain/asking/library-turn.ts"
import type { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import type { FolderStore } from "#domain/folder/folder-store.port.ts"
import { MessageId, SegmentId, UserId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { noon } from "../support/a-scene.ts"
import { ada, bob, taskId } from "../support/a-task.ts"
import { keepLibrary } from "../support/asking/an-asked-library.ts"
import { behavesOn } from "../support/behaves.ts"

const aFile = (nth: number) => ({
  taskId: taskId(nth),
  title: `File ${nth}`,
  verdict: "answered" as const,
  confidence: 0.9,
  closest: [],
  sentences: [{
    text: "The “budget” is 400,000 euros.",
    number: 1,
    segments: [SegmentId.make("g1")],
    begin: 0,
    end: 3500,
    speaker: "Ann",
    quote: "400,000 euros",
    supported: true,
  }],
})

const aTurn = (nth: number, ...files: ReadonlyArray<number>): LibraryTurn => ({
  id: MessageId.make(taskId(700 + nth)),
  question: `Question ${nth}?`,
  from: "2026-10-01",
  files: files.map(aFile),
  isStopped: false,
  engine: "embedded",
  failure: null,
  createdAt: noon,
})

/** What every LibraryConversationStore must do. */
export const libraryConversationStoreContract = (
  name: string,
  layer: Layer.Layer<
    LibraryConversationStore | TaskStore | TranscriptStore | UserStore | CollaboratorStore | FolderStore
  >,
): void => {
  describe(`LibraryConversationStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives turns back as they were, in the order in which they were added, to whom they belong",
      Effect.gen(function*() {
        const store = yield* LibraryConversationStore
        yield* keepLibrary
        yield* store.append(ada, { ...aTurn(2, 3), isStopped: true })
        yield* store.append(ada, aTurn(1))
        // One whose id is there is put in its place.
        yield* store.append(ada, aTurn(2, 2, 1))
        yield* store.append(bob, aTurn(3, 5))
        assert.deepStrictEqual(yield* store.turns(ada), [aTurn(2, 2, 1), aTurn(1)])
        assert.isTrue(yield* store.remove(ada))
        assert.isFalse(yield* store.remove(ada))
        assert.deepStrictEqual(yield* store.turns(ada), [])
        assert.deepStrictEqual(yield* store.turns(bob), [aTurn(3, 5)])
      }),
    )

    behaves(
      "forgets what was answered from a task that is deleted, and stores none of one that is gone",
      Effect.gen(function*() {
        const store = yield* LibraryConversationStore
        const tasks = yield* TaskStore
        yield* keepLibrary
        yield* store.append(ada, aTurn(1, 1, 2))
        yield* tasks.remove([taskId(1)])
        yield* store.append(ada, aTurn(2, 1, 3))
        assert.deepStrictEqual(yield* store.turns(ada), [aTurn(1, 2), aTurn(2, 3)])
      }),
    )

    behaves(
      "stores nothing for an account that does not exist",
      Effect.gen(function*() {
        const store = yield* LibraryConversationStore
        yield* keepLibrary
        const nobody = UserId.make(taskId(99))
        yield* store.append(nobody, aTurn(1, 1))
        assert.deepStrictEqual(yield* store.turns(nobody), [])
      }),
    )
  })
}
