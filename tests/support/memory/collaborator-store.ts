import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import type { Collaborator } from "#domain/collaboration/collaborator.ts"
import type { TaskId } from "#domain/kernel/ids.ts"
import { Effect, Layer } from "effect"
import { put, State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const change = (id: TaskId, decide: (present: ReadonlyArray<Collaborator>) => ReadonlyArray<Collaborator>) =>
    write(({ collaborators }) => ({ collaborators: put(collaborators, id, decide(collaborators.get(id) ?? [])) }))
  const find = (id: TaskId, one: string) =>
    read(({ collaborators }) => collaborators.get(id)?.find((present) => present.id === one) ?? null)
  return CollaboratorStore.of({
    list: (id) => read(({ collaborators }) => collaborators.get(id) ?? []),
    add: (id, added) =>
      write(({ collaborators, tasks }) => {
        const present = collaborators.get(id) ?? []
        const isThere = present.some(({ identifier }) => identifier === added.identifier)
        return isThere || !tasks.has(id) ? {} : { collaborators: put(collaborators, id, [...present, added]) }
      }),
    setRole: (id, one, role) =>
      transaction(Effect.andThen(
        change(id, (present) => present.map((each) => each.id === one ? { ...each, role } : each)),
        find(id, one),
      )),
    remove: (id, one) =>
      transaction(Effect.tap(
        find(id, one),
        () => change(id, (present) => present.filter((each) => each.id !== one)),
      )),
  })
})

export const layer = Layer.effect(CollaboratorStore, make)
