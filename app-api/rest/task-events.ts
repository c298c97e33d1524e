import type { TaskNotFound } from "#domain/task/errors.ts"
import { TaskNews } from "#domain/task/use-cases/watch-task.ts"
import { Schema, Stream } from "effect"

type News = typeof TaskNews.Type

const encode = Schema.encodeSync(TaskNews)

/** News of a task as server-sent events: `progress`, `segments`, once its work is over `done`, and `error`. */
export const eventsOf = (news: Stream.Stream<News, TaskNotFound>): Stream.Stream<Uint8Array> => {
  let id = 0
  let told = 0
  let isDone = false
  const event = (name: string, data: unknown): string =>
    `id: ${++id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
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
  const beat = Stream.tick("15 seconds").pipe(Stream.drop(1), Stream.map(() => ": still here\n\n"))
  return Stream.make("retry: 3000\n\n").pipe(
    Stream.concat(Stream.merge(events, beat, { haltStrategy: "left" })),
    Stream.encodeText,
  )
}
