import type { TaskId } from "#domain/kernel/ids.ts"
import type { TimedMoment } from "#domain/task/story-chapter.ts"
import { momentsBetween, StoryMoment } from "#domain/task/story.ts"
import type { Task } from "#domain/task/task.ts"
import { DateTime, Effect, Schema } from "effect"
import type { Database } from "./database.ts"
import { json } from "./storable.ts"

/** How many moments are read at most. */
const longest = 1000

/** Adds what a change adds to the story of a task, in the transaction of the change. */
export const tellStory = Effect.fnUntraced(function*(
  { query }: Database["Service"],
  before: Task | null,
  after: Task,
) {
  const moments = momentsBetween(before, after)
  if (moments.length === 0) return
  const at = DateTime.formatIso(yield* DateTime.now)
  const rows = moments.map((moment) => ({ task_id: after.id, at, moment: json(moment) }))
  yield* query((q) => q.insertInto("task_moment").values(rows).execute())
})

export const storyOf = ({ query }: Database["Service"], taskId: TaskId) =>
  Effect.map(
    query((q) =>
      q.selectFrom("task_moment").select(["at", "moment"]).where("task_id", "=", taskId)
        .orderBy("id", "desc").limit(longest).execute()
    ),
    (rows): ReadonlyArray<TimedMoment> =>
      rows.toReversed().map(({ at, moment }) => ({ at: DateTime.makeUnsafe(at), moment: decode(moment) })),
  )

const decode = Schema.decodeUnknownSync(StoryMoment)
