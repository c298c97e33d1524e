import { Context, type Effect } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { Share } from "./share.ts"

/** Stores public links. Deleting a task deletes its link. */
export class ShareStore extends Context.Service<ShareStore, {
  readonly get: (id: TaskId) => Effect.Effect<Share | null>
  readonly save: (id: TaskId, share: Share) => Effect.Effect<void>
  /** The task behind a link that is switched on. */
  readonly findTask: (token: string) => Effect.Effect<TaskId | null>
}>()("domain/sharing/ShareStore") {}
