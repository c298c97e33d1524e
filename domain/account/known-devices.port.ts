import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { SignInNotice } from "./sign-in-notice.ts"

/** The devices that accounts have used, and notices about new ones that have not been sent yet. */
export class KnownDevices extends Context.Service<KnownDevices, {
  /** Remembers a device forever; says whether it was new, and whether there were others before it. */
  readonly add: (userId: UserId, deviceId: string) => Effect.Effect<{
    readonly isNew: boolean
    readonly isFirst: boolean
  }>
  /** Whether the account has ever used it. */
  readonly has: (userId: UserId, deviceId: string) => Effect.Effect<boolean>
  readonly saveNotice: (notice: SignInNotice) => Effect.Effect<void>
  /** Claims notices, oldest first: for `claimLasts` nobody else gets them. */
  readonly claimNotices: (limit: number, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<SignInNotice>>
  /** False if it is gone already. */
  readonly removeNotice: (id: string) => Effect.Effect<boolean>
}>()("domain/account/KnownDevices") {}
