import { Effect, Schema } from "effect"
import { AccountName } from "../../account/account-state.ts"
import { namedUser } from "../../account/shared/named-user.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ReferralStore } from "../referral-store.port.ts"
import { Referral } from "../referral.ts"

/** Who invited whom: of one account, or of all; newest first. */
export const listReferrals = useCase("referral.listReferrals", {
  input: wire({ account: Schema.NullOr(AccountName) }),
  output: wire({ items: Schema.Array(Referral) }),
  run: Effect.fnUntraced(function*({ account }) {
    const referrals = yield* ReferralStore
    const inviter = account === null ? null : yield* namedUser(account)
    return { items: yield* referrals.list(inviter?.id ?? null) }
  }),
})
