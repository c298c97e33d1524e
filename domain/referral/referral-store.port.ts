import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { Referral } from "./referral.ts"

export class ReferralStore extends Context.Service<ReferralStore, {
  /** Null until the account has one. */
  readonly codeOf: (userId: UserId) => Effect.Effect<string | null>
  /** Gives the account this code unless it has one, or the code is taken. */
  readonly addCode: (userId: UserId, code: string) => Effect.Effect<void>
  readonly ownerOf: (code: string) => Effect.Effect<UserId | null>
  /** Ignored if the newcomer was already invited by someone. */
  readonly insert: (referral: Referral) => Effect.Effect<void>
  readonly ofNewcomer: (userId: UserId) => Effect.Effect<Referral | null>
  /** True for the one call that did. */
  readonly setCredited: (newcomerId: UserId, at: DateTime.Utc) => Effect.Effect<boolean>
  /** Of one inviter, or of all for null; newest first. */
  readonly list: (inviterId: UserId | null) => Effect.Effect<ReadonlyArray<Referral>>
}>()("domain/referral/ReferralStore") {}
