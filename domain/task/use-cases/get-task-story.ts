import { Effect, Schema, Struct } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../shared/require-task.ts"
import { taskStory } from "../shared/task-story.ts"
import { StoryChapter } from "../story-chapter.ts"

/** What happened to a task, in short: its attempts with their times, engines, failures and minutes. */
export const getTaskStory = useCase("task.getTaskStory", {
  input: wire({ taskId: TaskId }),
  output: wire({ chapters: Schema.Array(StoryChapter) }),
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireTask(taskId)
    return { chapters: (yield* taskStory(taskId)).map((chapter) => Struct.omit(chapter, ["moments"])) }
  }),
})
