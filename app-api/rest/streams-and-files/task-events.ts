import { TaskUpdate } from "#domain/library/task-update.ts"
import type { TaskNotFound } from "#domain/task/errors.ts"
import { Schema, Stream } from "effect"
import { eventWriter, serverSent } from "./server-sent.ts"

type News = typeof TaskUpdate.Type

const encode = Schema.encodeSync(TaskUpdate)

/** News of a task as server-sent events: `progress`, `segments`, once its work is over `done`, and `error`. */
export const eventsOf = (news: Stream.Stream<News, TaskNotFound>): Stream.Stream<Uint8Array> => {
  const event = eventWriter()
  let told = 0
  let isDone = false
  const events = news.pipe(
    Stream.map((item) => {
      const { task, lines, revision, summary_version } = encode(item)
      const fresh = lines?.slice(told) ?? []
      told = Math.max(told, lines?.length ?? 0)
      const isEnd = item.isOver && !isDone
      isDone = item.isOver
      return [
        event("progress", { ...task, revision, summary_version }),
        ...(fresh.length > 0 ? [event("segments", { segments: fresh })] : []),
        ...(isEnd ? [event("done", task)] : []),
      ].join("")
    }),
    Stream.catch((gone) =>
      Stream.make(event("error", { code: 404, message: gone.message, data: { error_code: gone._tag } }))
    ),
  )
  return serverSent(events)
}
