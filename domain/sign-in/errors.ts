import { Schema } from "effect"
import type { Params } from "../kernel/rules.ts"

/** Someone without an account signs in where terms apply, and has not agreed to these. */
export class TermsNotAgreed extends Schema.TaggedError<TermsNotAgreed>()("TermsNotAgreed", {
  version: Schema.String,
}) {
  readonly kind = "invalid"
  get params(): Params {
    return { version: this.version }
  }
  override get message(): string {
    return `terms_version: agree to the terms (version ${this.version}) to create an account`
  }
}

/** The address has an account, and nobody vouches that it is the caller's. */
export class AddressNotVerified extends Schema.TaggedError<AddressNotVerified>()("AddressNotVerified", {}) {
  readonly kind = "forbidden"
  override readonly message = "The provider does not vouch for this address; sign in by a link sent to it"
}
