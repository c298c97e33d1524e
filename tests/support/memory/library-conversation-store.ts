import { LibraryConversationStore } from "#domain/asking/library-conversation-store.port.ts"
import { Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return LibraryConversationStore.of({
    turns: (userId) =>
      read(({ libraryTurns, tasks }) =>
        (libraryTurns.get(userId) ?? []).map((turn) =>
          Object.assign({}, turn, { files: turn.files.filter(({ taskId }) => tasks.has(taskId)) })
        )
      ),
    append: (userId, turn) =>
      write(({ libraryTurns, users }) => {
        if (!users.has(userId)) return {}
        const byId = new Map([...(libraryTurns.get(userId) ?? []), turn].map((one) => [one.id, one]))
        return { libraryTurns: put(libraryTurns, userId, [...byId.values()]) }
      }),
    remove: (userId) =>
      Effect.gen(function*() {
        const isThere = yield* read(({ libraryTurns }) => libraryTurns.has(userId))
        yield* write(({ libraryTurns }) => ({ libraryTurns: without(libraryTurns, [userId]) }))
        return isThere
      }),
  })
})

export const layer = Layer.effect(LibraryConversationStore, make)
