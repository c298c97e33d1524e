import { Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { entryFields, SignedIn } from "../entry.ts"
import { PhoneTicket } from "../phone-fields.ts"
import { byPhone } from "../proven-identity.ts"
import { signIn } from "../shared/enter.ts"
import { consumeTicket } from "../shared/phone-tickets.ts"

/** Opens a session for a number that a code has proved, once. */
export const signInByPhone = useCase("signIn.signInByPhone", {
  input: wire({ accesstoken: PhoneTicket, ...entryFields }),
  output: SignedIn,
  run: ({ accesstoken, ...entry }) =>
    signIn(Effect.map(consumeTicket("phone-access", accesstoken), ({ phone }) => byPhone(phone)), entry),
})
