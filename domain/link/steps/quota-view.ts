import { Effect, Schema } from "effect"
import type { User } from "../../account/user.ts"
import { GuestStore } from "../../guest/guest-store.port.ts"
import { freeUses } from "../../guest/guest.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { wireAs } from "../../kernel/wire.ts"
import { codeOfAccount } from "../../referral/shared/code-of.ts"
import { linkQuotaOf } from "../../task/shared/link-quota.ts"
import { LinkSource } from "../link-source.port.ts"

/** How many video links an account has used, and may use. */
export const LinkQuota = wireAs("LinkQuota", {
  used: Schema.Int,
  /** Null without a limit. */
  limit: Schema.NullOr(Schema.Int),
  /** Whether this server can fetch videos. */
  isOffered: Schema.Boolean,
  /** Why it is not offered. */
  reason: Schema.NullOr(Schema.Literals(["program-missing"])),
  /** Everyone who joins through it, and finishes a task, adds a use; null without a limit. */
  referralLink: Schema.NullOr(Schema.String),
})

export const quotaView = Effect.fnUntraced(function*(user: User) {
  const { isThere } = yield* LinkSource
  const { url } = yield* PublicAddress
  const guests = yield* GuestStore
  const own = yield* linkQuotaOf(user)
  const guest = own.limit === null ? null : yield* guests.find(user.id)
  // A guest is counted by device, across visits.
  const quota = guest === null ? own : { used: yield* guests.uses(guest.device), limit: freeUses }
  const isOffered = yield* isThere
  // Without plans there is no limit, and no code either; guests invite nobody.
  const code = quota.limit === null || guest !== null
    ? null
    : yield* Effect.catchTag(codeOfAccount(user.id), "PlansOff", () => Effect.succeed(null))
  return {
    ...quota,
    isOffered,
    reason: isOffered ? null : "program-missing" as const,
    referralLink: code === null ? null : `${url}/transcribe/login?referral_code=${code}`,
  } satisfies typeof LinkQuota.Type
})
