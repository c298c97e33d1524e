import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { taskStory } from "../../task/shared/task-story.ts"
import { WholeChapter } from "../../task/story-chapter.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { itemWithOwner } from "../steps/item-with-owner.ts"
import { WorkItem } from "../steps/work-item.ts"

/** What happened to a task of anybody, step by step, without its title and its text. */
export const getStory = useCase("desk.getStory", {
  input: wire({ taskId: TaskId }),
  output: wire({ item: WorkItem, chapters: Schema.Array(WholeChapter) }),
  run: Effect.fnUntraced(function*({ taskId }) {
    const { get } = yield* TaskStore
    const item = yield* itemWithOwner(yield* get(taskId))
    return { item, chapters: yield* taskStory(taskId) }
  }),
})
