import { Result, Schema } from "effect"
import { NotAnalysed } from "../analysis/errors.ts"
import { wire } from "../kernel/wire.ts"
import type { Task } from "../task/task.ts"

/** The public link of a task. A link that was switched off never works again: switched on, the task has another. */
export const Share = Schema.Struct({ token: Schema.String, isOn: Schema.Boolean })
export type Share = typeof Share.Type

/** Requires a finished analysis, since a link shows the summary and mind map. `fresh` is the token of a new link. */
export const switchedOn = (task: Task, share: Share | null, fresh: string): Result.Result<Share, NotAnalysed> =>
  task.analyst === null
    ? Result.fail(new NotAnalysed({ taskId: task.id }))
    : Result.succeed({ token: share?.isOn === true ? share.token : fresh, isOn: true })

export const ShareState = wire({ shareStatus: Schema.Boolean, shareUrl: Schema.NullOr(Schema.String) })
