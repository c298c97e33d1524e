import { Context, type DateTime, type Effect } from "effect"
import type { User } from "../account/user.ts"
import type { UserId } from "../kernel/ids.ts"
import type { Deletion } from "./deletion.ts"

/** Accounts whose deletion was requested, and their removal. */
export class DeletionStore extends Context.Service<DeletionStore, {
  /** Stores it, replacing an earlier one. */
  readonly save: (deletion: Deletion) => Effect.Effect<void>
  readonly find: (userId: UserId) => Effect.Effect<Deletion | null>
  /** Whether there was one. */
  readonly cancel: (userId: UserId) => Effect.Effect<boolean>
  /** Accounts that are due, the longest waiting first. */
  readonly due: (now: DateTime.Utc) => Effect.Effect<ReadonlyArray<UserId>>
  /**
   * Removes the account and everything stored about it, at once; its tasks and uploads, which have files, must be gone.
   * Payments, and uses of promo codes, are kept under an id that belongs to nobody. Can be repeated.
   */
  readonly erase: (user: Pick<User, "id" | "email" | "phone">) => Effect.Effect<void>
}>()("domain/leaving/DeletionStore") {}
