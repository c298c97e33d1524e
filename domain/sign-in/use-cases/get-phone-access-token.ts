import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PhoneTicket } from "../phone-fields.ts"
import { consumeTicket, issueTicket } from "../shared/phone-tickets.ts"

/** Exchanges the token of a code for the one that opens a session, once. */
export const getPhoneAccessToken = useCase("signIn.getPhoneAccessToken", {
  input: wire({ token: PhoneTicket }),
  output: wire({ accesstoken: Schema.String }),
  run: Effect.fnUntraced(function*({ token }) {
    return { accesstoken: yield* issueTicket("phone-access", yield* consumeTicket("phone-login", token)) }
  }),
})
