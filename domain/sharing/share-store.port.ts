import { Context, type Effect } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { Share } from "./share.ts"

export interface FoundShare {
  readonly taskId: TaskId
  readonly share: Share
}

/** Stores public links. Deleting a task deletes its link. */
export class ShareStore extends Context.Service<ShareStore, {
  readonly get: (id: TaskId) => Effect.Effect<Share | null>
  /** Keeps the count of views as long as the token is the same. */
  readonly save: (id: TaskId, share: Share) => Effect.Effect<void>
  /** The link with this token, if it is switched on; it may have expired. Those of a disabled account are not found. */
  readonly find: (token: string) => Effect.Effect<FoundShare | null>
  /** The first that was published under this name, of this day or of any (null), by an account that is not disabled. */
  readonly findPublished: (day: string | null, slug: string) => Effect.Effect<FoundShare | null>
  /** Whether anything is published under this name. A disabled account keeps its names. */
  readonly isTaken: (day: string, slug: string) => Effect.Effect<boolean>
  /** Blocks other publications under this name until the ambient transaction ends. */
  readonly lockAddress: (day: string, slug: string) => Effect.Effect<void>
  readonly countView: (id: TaskId) => Effect.Effect<void>
  readonly views: (id: TaskId) => Effect.Effect<number>
}>()("domain/sharing/ShareStore") {}
