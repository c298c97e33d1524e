import { Context } from "effect"

export type RegistrationMode = "open" | "invitation" | "closed"

/** What keeps someone from getting an account: the operator's choice, or, if anyone may have one, their own address. */
export type RegistrationBar = Exclude<RegistrationMode, "open"> | "address"

/** Who gets an account by signing in for the first time. Existing accounts, and those the operator makes, are not affected. */
export class Registration extends Context.Service<Registration, { readonly mode: RegistrationMode }>()(
  "domain/account/Registration",
) {}
