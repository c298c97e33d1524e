import type { Ports } from "#domain/ports.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { Effect, Fiber, type ManagedRuntime, Stream } from "effect"

type Listener = (address: string) => void

/** The addresses of documents that may have changed. */
export type News = (listener: Listener) => () => void

/** From what happens to tasks, for as long as anyone listens. */
export const newsOf = (runtime: ManagedRuntime.ManagedRuntime<Ports, never>): News => {
  const listeners = new Set<Listener>()
  let following: Fiber.Fiber<void> | null = null
  const follow = Effect.flatMap(
    TaskEvents,
    ({ subscribe }) =>
      Stream.runForEach(subscribe, ({ taskId }) =>
        Effect.sync(() => {
          if (taskId === null) return
          for (const address of addressesOf(taskId)) for (const listener of listeners) listener(address)
        })),
  )
  return (listener) => {
    listeners.add(listener)
    following ??= runtime.runFork(follow)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0 || following === null) return
      Effect.runFork(Fiber.interrupt(following))
      following = null
    }
  }
}

/** All of a task: an event does not say which. */
const addressesOf = (taskId: string): ReadonlyArray<string> =>
  ["", "/transcript", "/summary", "/mind-map"].map((part) => `task://${taskId}${part}`)
