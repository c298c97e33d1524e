import { Context, type Effect } from "effect"
import type { Email } from "../account/user.ts"
import type { AddressFault } from "./address-rule.ts"

/** Which addresses may get an account. Existing accounts are not checked. */
export class AddressPolicy extends Context.Service<AddressPolicy, {
  /** Why not; null if it may. Depends on nothing but the address and the configuration. */
  readonly judge: (email: Email) => Effect.Effect<AddressFault | null>
}>()("domain/sign-in/AddressPolicy") {}
