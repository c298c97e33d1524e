import { type DateTime, Result, Schema } from "effect"
import { NotAnalysed } from "../analysis/errors.ts"
import { wire } from "../kernel/wire.ts"
import type { Task } from "../task/task.ts"

/** Sharing shows summary and mind map, so there must be a finished analysis. */
export const share = (task: Task, token: string, now: DateTime.Utc): Result.Result<Task, NotAnalysed> =>
  task.analyst === null
    ? Result.fail(new NotAnalysed({ taskId: task.id }))
    : Result.succeed({ ...task, share: { token: task.share?.token ?? token, on: true }, updatedAt: now })

export const hide = (task: Task, now: DateTime.Utc): Task =>
  task.share === null ? task : { ...task, share: { ...task.share, on: false }, updatedAt: now }

export const ShareState = wire({ shareStatus: Schema.Boolean, shareUrl: Schema.NullOr(Schema.String) })
