import type { CurrentActor } from "#domain/kernel/actor.ts"
import { TaskListUpdate } from "#domain/library/task-update.ts"
import { watchTasks } from "#domain/library/use-cases/watch-tasks.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Schema, Stream } from "effect"
import { eventStream, eventWriter, serverSent } from "./server-sent.ts"

const encode = Schema.encodeSync(TaskListUpdate)

/** What changes among the caller's tasks, as server-sent events `tasks`. The middleware has refused visitors. */
export const sendTaskListUpdates = Effect.gen(function*() {
  const ports = yield* Effect.context<Ports | CurrentActor>()
  const event = eventWriter()
  const updates = watchTasks.stream({}).pipe(
    Stream.provideContext(ports),
    Stream.orDie,
    Stream.map((update) => event("tasks", encode(update))),
  )
  return eventStream(serverSent(updates))
})
