import { Context, type Effect } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { Share } from "./share.ts"

/** Where public links live; they go with their task. */
export class ShareStore extends Context.Service<ShareStore, {
  readonly get: (id: TaskId) => Effect.Effect<Share | null>
  readonly save: (id: TaskId, share: Share) => Effect.Effect<void>
  /** The task behind a link that is on. */
  readonly findTask: (token: string) => Effect.Effect<TaskId | null>
}>()("domain/sharing/ShareStore") {}
