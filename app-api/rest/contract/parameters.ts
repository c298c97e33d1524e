import { TaskId } from "#domain/kernel/ids.ts"
import { wire } from "#domain/kernel/wire.ts"
import { TaskView } from "#domain/library/task-view.ts"
import { Schema } from "effect"

/** The task a path is about. */
export const OneTask = { id: TaskId }

/** What a request that made several tasks answers: the fields of the first one, and all of them. */
export const MadeTasks = wire({ ...TaskView.to.fields, tasks: Schema.Array(TaskView) })
