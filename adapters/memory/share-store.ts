import { TaskId } from "#domain/kernel/ids.ts"
import { ShareStore } from "#domain/sharing/share-store.port.ts"
import { Effect, Layer } from "effect"
import { put, State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return ShareStore.of({
    get: (id) => read(({ shares }) => shares.get(id) ?? null),
    save: (id, share) => write(({ shares, tasks }) => tasks.has(id) ? { shares: put(shares, id, share) } : {}),
    findTask: (token) =>
      read(({ shares }) => {
        const found = Array.from(shares).find(([, share]) => share.isOn && share.token === token)
        return found === undefined ? null : TaskId.make(found[0])
      }),
  })
})

export const layer = Layer.effect(ShareStore, make)
