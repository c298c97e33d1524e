import { CurrentActor } from "#domain/kernel/actor.ts"
import { TaskListUpdate } from "#domain/library/task-update.ts"
import { watchTasks } from "#domain/library/use-cases/watch-tasks.ts"
import type { Ports } from "#domain/ports.ts"
import { type Context, Effect, Schema, Stream } from "effect"
import { eventStream, eventWriter, serverSent } from "./server-sent.ts"

const encode = Schema.encodeSync(TaskListUpdate)

/** What changes among the tasks of the caller, as server-sent events `tasks`. Visitors were refused before. */
export const sendTaskListUpdates = Effect.fnUntraced(function*(ports: Context.Context<Ports>) {
  const actor = yield* CurrentActor
  const event = eventWriter()
  const news = watchTasks.stream({}).pipe(
    Stream.provideService(CurrentActor, actor),
    Stream.provideContext(ports),
    Stream.orDie,
    Stream.map((some) => event("tasks", encode(some))),
  )
  return eventStream(serverSent(news))
})
