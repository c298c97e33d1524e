import { Context, type DateTime, type Effect } from "effect"
import type { User } from "../account/user.ts"
import type { UserId } from "../kernel/ids.ts"
import type { Guest } from "./guest.ts"

/** Guests, what their devices have used, and how what is theirs becomes someone's. */
export class GuestStore extends Context.Service<GuestStore, {
  /** Stores a guest with the account that their files belong to. */
  readonly insert: (guest: Guest, account: User) => Effect.Effect<void>
  /** Null for an account that is no guest's. */
  readonly find: (id: UserId) => Effect.Effect<Guest | null>
  /** Counts one free use of a device, unless it has had so many already. Whether it was counted. */
  readonly takeUse: (device: string, most: number) => Effect.Effect<boolean>
  /** Gives one back. */
  readonly returnUse: (device: string) => Effect.Effect<void>
  readonly uses: (device: string) => Effect.Effect<number>
  /** Everything that the guest made becomes the other account's. Call it inside a transaction. */
  readonly adopt: (guest: UserId, by: UserId) => Effect.Effect<void>
  /** Guests from before this time, the oldest first. */
  readonly olderThan: (time: DateTime.Utc) => Effect.Effect<ReadonlyArray<UserId>>
}>()("domain/guest/GuestStore") {}
