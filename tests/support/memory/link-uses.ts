import { LinkUses } from "#domain/task/link-uses.port.ts"
import { Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return LinkUses.of({
    count: (userId) =>
      read(({ linkUses }) => Array.from(linkUses.values()).filter((one) => one.userId === userId).length),
    take: (use) =>
      write(({ linkUses }) => linkUses.has(use.taskId) ? {} : { linkUses: put(linkUses, use.taskId, use) }),
    release: (taskId) =>
      Effect.flatMap(
        read(({ linkUses }) => linkUses.has(taskId)),
        (had) => Effect.as(write(({ linkUses }) => ({ linkUses: without(linkUses, [taskId]) })), had),
      ),
  })
})

export const layer = Layer.effect(LinkUses, make)
