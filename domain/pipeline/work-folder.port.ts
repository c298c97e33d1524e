import { Context, type Effect } from "effect"
import type { TaskId } from "../task/task-id.ts"

/** A folder of this machine for the files a task needs while it is worked on. It survives a restart. */
export class WorkFolder extends Context.Service<WorkFolder, {
  readonly path: (id: TaskId, fileName: string) => Effect.Effect<string>
  readonly exists: (path: string) => Effect.Effect<boolean>
  readonly remove: (id: TaskId) => Effect.Effect<void>
}>()("domain/pipeline/WorkFolder") {}
