import { untilSessionEnds } from "#domain/account/shared/until-session-ends.ts"
import type { CurrentActor } from "#domain/kernel/actor.ts"
import { TaskListUpdate } from "#domain/library/task-update.ts"
import { watchTasks } from "#domain/library/use-cases/watch-tasks.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Schema, Stream } from "effect"
import { openStream } from "../../request/open-stream.ts"
import { answerTo } from "../../request/status-of.ts"
import { eventStream, eventWriter, serverSent } from "./server-sent.ts"

const encode = Schema.encodeSync(TaskListUpdate)

/** What changes among the caller's tasks, as server-sent events `tasks`. The middleware has refused visitors. */
export const sendTaskListUpdates = Effect.gen(function*() {
  const ports = yield* Effect.context<Ports | CurrentActor>()
  const end = yield* openStream(null)
  const event = eventWriter()
  const updates = untilSessionEnds(watchTasks.stream({})).pipe(
    Stream.provideContext(ports),
    Stream.map((update) => event("tasks", encode(update))),
    Stream.catch(({ _tag, kind, message }) =>
      Stream.make(event("error", { code: answerTo[kind].code, message, data: { error_code: _tag } }))
    ),
  )
  return eventStream(Stream.ensuring(serverSent(updates), end))
})
