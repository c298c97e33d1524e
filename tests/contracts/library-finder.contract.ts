import type { UserStore } from "#domain/account/user-store.port.ts"
import type { LibraryFilter } from "#domain/asking/library-filter.ts"
import { LibraryFinder } from "#domain/asking/library-finder.port.ts"
import type { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import type { FolderStore } from "#domain/folder/folder-store.port.ts"
import type { TaskStore } from "#domain/task/task-store.port.ts"
import type { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, bob, taskId } from "../support/a-task.ts"
import { interviews, keepLibrary } from "../support/asking/an-asked-library.ts"
import { behavesOn } from "../support/behaves.ts"

const find = (question: string, filter: LibraryFilter = {}, limit = 10, account = ada) =>
  Effect.gen(function*() {
    const finder = yield* LibraryFinder
    const found = yield* finder.find(account, question, filter, limit)
    return found.map((id) => [1, 2, 3, 4, 5].find((nth) => taskId(nth) === id))
  })

/** What every LibraryFinder must do. */
export const libraryFinderContract = (
  name: string,
  layer: Layer.Layer<LibraryFinder | TaskStore | TranscriptStore | UserStore | CollaboratorStore | FolderStore>,
): void => {
  describe(`LibraryFinder: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "finds the files with most of the rare words first, and those without any not at all",
      Effect.gen(function*() {
        yield* keepLibrary
        assert.deepStrictEqual(yield* find("What is the budget of the warehouse?"), [1, 4, 2])
        assert.deepStrictEqual((yield* find("Where do the roofs leak?")).slice(0, 2), [2, 1])
        assert.deepStrictEqual(yield* find("zebra"), [])
        assert.deepStrictEqual(yield* find("?!"), [])
        assert.deepStrictEqual(yield* find("warehouse", {}, 1), [4])
      }),
    )

    behaves(
      "never gives a file that the account may not read",
      Effect.gen(function*() {
        yield* keepLibrary
        assert.deepStrictEqual(yield* find("secret"), [])
        assert.deepStrictEqual(yield* find("budget of the warehouse", {}, 10, bob), [5, 4])
      }),
    )

    behaves(
      "finds titles, and words of scripts without spaces",
      Effect.gen(function*() {
        yield* keepLibrary
        assert.deepStrictEqual(yield* find("lunch"), [3])
        assert.deepStrictEqual(yield* find("仓库的预算"), [])
      }),
    )

    behaves(
      "keeps to folder, days, speaker and kind",
      Effect.gen(function*() {
        yield* keepLibrary
        assert.deepStrictEqual(yield* find("warehouse", { folderId: interviews }), [2])
        assert.deepStrictEqual(yield* find("warehouse", { folderId: "uncategorized" }), [1])
        assert.deepStrictEqual(yield* find("warehouse", { to: "2026-10-02" }), [2])
        assert.deepStrictEqual(yield* find("warehouse", { from: "2026-10-03" }), [4, 1])
        assert.deepStrictEqual(yield* find("warehouse", { speaker: "cle" }), [2])
        assert.deepStrictEqual(yield* find("warehouse", { source: "meeting" }), [])
      }),
    )
  })
}
