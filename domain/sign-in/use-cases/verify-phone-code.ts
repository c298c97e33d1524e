import { Effect, Schema } from "effect"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PhoneName } from "../phone-fields.ts"
import { issueTicket, justProved, phoneOf } from "../shared/phone-tickets.ts"
import { requireOffered } from "../shared/require-offered.ts"
import { useCode } from "../steps/phone-code.ts"

/** Exchanges the code of a message for the token of the next step, once. */
export const verifyPhoneCode = useCase("signIn.verifyPhoneCode", {
  input: wire({ name: PhoneName, code: Schema.String.check(Schema.isPattern(/^\d{6}$/u, { rule: "six-digits" })) }),
  output: wire({ token: Schema.String }),
  run: Effect.fnUntraced(function*({ name, code }) {
    const phone = yield* phoneOf(name)
    yield* requireOffered("phone")
    yield* limitNetwork("sign-ins from a network")
    yield* limitRate("codes tried for a number", phone)
    yield* useCode(phone, code)
    return { token: yield* issueTicket("phone-login", yield* justProved(phone)) }
  }),
})
