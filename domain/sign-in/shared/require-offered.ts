import { Effect } from "effect"
import { SignInNotOffered } from "../errors.ts"
import { OfferedSignIn, type SignInOptions } from "../sign-in-options.port.ts"

/** Refuses a method that this server does not offer, such as that of the other edition. */
export const requireOffered = Effect.fnUntraced(function*(method: SignInOptions["methods"][number]["name"]) {
  const { methods } = yield* OfferedSignIn
  if (!methods.some(({ name }) => name === method)) return yield* new SignInNotOffered()
})
