import { untilSessionEnds } from "#domain/account/shared/until-session-ends.ts"
import type { CurrentActor } from "#domain/kernel/actor.ts"
import type { SignInRequired } from "#domain/kernel/errors.ts"
import { CurrentRow, type RoleRefusal } from "#domain/kernel/require-role.ts"
import { roles } from "#domain/kernel/roles.ts"
import { TaskUpdate } from "#domain/library/task-update.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import type { Ports } from "#domain/ports.ts"
import type { NotTaskEditor, TaskNotFound } from "#domain/task/errors.ts"
import { requireTask } from "#domain/task/shared/require-task.ts"
import { Effect, Schema, Stream } from "effect"
import { openStream } from "../../request/open-stream.ts"
import { answerTo } from "../../request/status-of.ts"
import { eventStream, eventWriter, serverSent } from "./server-sent.ts"

const encode = Schema.encodeSync(TaskUpdate)

/** A task's progress, as server-sent events. A task that is not the caller's is refused before the stream begins. */
export const sendTaskUpdates = Effect.fnUntraced(function*(wanted: (typeof watchTask)["input"]["Type"]) {
  const ports = yield* Effect.context<Ports | CurrentActor>()
  yield* Effect.provideService(requireTask(wanted.taskId), CurrentRow, roles["library.watchTask"])
  const end = yield* openStream(null)
  const events = eventsOf(Stream.provideContext(untilSessionEnds(watchTask.stream(wanted)), ports))
  return eventStream(Stream.ensuring(events, end))
})

/** `progress` and `segments`, once its work is over `done`, and `error`. */
const eventsOf = (
  updates: Stream.Stream<typeof TaskUpdate.Type, TaskNotFound | NotTaskEditor | RoleRefusal | SignInRequired>,
): Stream.Stream<Uint8Array> => {
  const event = eventWriter()
  let isDone = false
  const events = updates.pipe(
    Stream.map((update) => {
      const { task, lines, revision, summary_version } = encode(update)
      const isEnd = update.isOver && !isDone
      isDone = update.isOver
      return [
        event("progress", { ...task, revision, summary_version }),
        ...(lines === null ? [] : [event("segments", lines)]),
        ...(isEnd ? [event("done", task)] : []),
      ].join("")
    }),
    Stream.catch((gone) =>
      Stream.make(
        event("error", { code: answerTo[gone.kind].code, message: gone.message, data: { error_code: gone._tag } }),
      )
    ),
  )
  return serverSent(events)
}
