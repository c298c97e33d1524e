import { identifierOf } from "#domain/account/user.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { Effect, Layer } from "effect"
import { put, State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return CollaboratorStore.of({
    list: (id) =>
      read(({ collaborators, users }) =>
        (collaborators.get(id) ?? []).flatMap(({ userId, addedAt }) => {
          const user = users.get(userId)
          return user === undefined ? [] : [{ userId, identifier: identifierOf(user), addedAt }]
        })
      ),
    add: (id, { userId, addedAt }) =>
      write(({ collaborators, tasks, users }) => {
        const present = collaborators.get(id) ?? []
        const isThere = present.some((one) => one.userId === userId)
        return isThere || !tasks.has(id) || !users.has(userId)
          ? {}
          : { collaborators: put(collaborators, id, [...present, { userId, addedAt }]) }
      }),
    remove: (id, userId) =>
      transaction(Effect.gen(function*() {
        const present = yield* read(({ collaborators }) => collaborators.get(id) ?? [])
        const rest = present.filter((one) => one.userId !== userId)
        yield* write(({ collaborators }) => ({ collaborators: put(collaborators, id, rest) }))
        return rest.length < present.length
      })),
  })
})

export const layer = Layer.effect(CollaboratorStore, make)
