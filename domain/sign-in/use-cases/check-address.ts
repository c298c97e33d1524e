import { Effect, Schema } from "effect"
import { parseEmail } from "../../account/shared/parse-email.ts"
import { WrittenEmail } from "../../account/user.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { AddressPolicy } from "../address-policy.port.ts"
import { AddressFault } from "../address-rule.ts"

/** Whether an address may get an account. No account is looked up, so nothing is revealed about who has one. */
export const checkAddress = useCase("signIn.checkAddress", {
  input: wire({ email: WrittenEmail }),
  output: wire({ isAllowed: Schema.Boolean, reason: Schema.NullOr(AddressFault) }),
  run: Effect.fnUntraced(function*({ email }) {
    const policy = yield* AddressPolicy
    yield* limitNetwork("address checks from a network")
    const reason = yield* policy.judge(yield* parseEmail(email))
    return { isAllowed: reason === null, reason }
  }),
})
