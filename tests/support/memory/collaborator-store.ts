import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import type { Collaborator } from "#domain/collaboration/collaborator.ts"
import type { CollaboratorId, TaskId } from "#domain/kernel/ids.ts"
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
    readdress: (from, to, owner) =>
      transaction(Effect.gen(function*() {
        const moved: Array<CollaboratorId> = []
        const { collaborators, tasks } = yield* read((tables) => tables)
        const readdressed = (id: string, present: ReadonlyArray<Collaborator>) => {
          const [old, other] = [from, to].map((contact) => present.find(({ identifier }) => identifier === contact))
          const isOwn = tasks.get(id)?.ownerId === owner
          if (old === undefined) return isOwn ? present.filter((one) => one !== other) : present
          moved.push(old.id)
          const role = other?.role === "editor" ? other.role : old.role
          const stays: Collaborator = { ...old, identifier: to, role }
          return present.filter((one) => one !== other).map((one) => one === old ? stays : one)
        }
        yield* write(() => ({
          collaborators: new Map([...collaborators].map(([id, present]) => [id, readdressed(id, present)])),
        }))
        return moved
      })),
    moveBack: (moved, to, from) =>
      write(({ collaborators }) => ({
        collaborators: new Map([...collaborators].map(([id, present]) => [
          id,
          present.some(({ identifier }) => identifier === from)
            ? present
            : present.map((one) =>
              one.identifier === to && moved.includes(one.id) ? { ...one, identifier: from } : one
            ),
        ])),
      })),
  })
})

export const layer = Layer.effect(CollaboratorStore, make)
