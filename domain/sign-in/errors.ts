import { Schema } from "effect"
import type { Params } from "../kernel/rules.ts"

/** Someone without an account signs in where terms apply, and has not agreed to these. */
export class TermsNotAgreed extends Schema.TaggedError<TermsNotAgreed>()("TermsNotAgreed", {
  version: Schema.String,
}) {
  readonly kind = "invalid"
  get params(): Params {
    return { field: "terms_version", version: this.version }
  }
  override get message(): string {
    return `terms_version: agree to the terms (version ${this.version}) to create an account`
  }
}

/** The address has an account, and nothing proves that it is the caller's. */
export class AddressNotVerified extends Schema.TaggedError<AddressNotVerified>()("AddressNotVerified", {}) {
  readonly kind = "forbidden"
  override readonly message = "The provider has not verified this address; log in with a link sent to it instead"
}

/** The method belongs to the other edition, or the operator leaves it out. */
export class SignInNotOffered extends Schema.TaggedError<SignInNotOffered>()("SignInNotOffered", {}) {
  readonly kind = "forbidden"
  override readonly message = "This server does not offer this way to log in"
}

/** The operator enabled this method, but part of its configuration is missing, as the log says. */
export class SignInMisconfigured extends Schema.TaggedError<SignInMisconfigured>()("SignInMisconfigured", {}) {
  readonly kind = "unavailable"
  override readonly message = "Login configuration error; contact the administrator"
}

/** The proof is invalid: damaged, forged, expired, or someone else's. The log says which. */
export class SignInFailed extends Schema.TaggedError<SignInFailed>()("SignInFailed", {}) {
  readonly kind = "invalid"
  override readonly message = "Authentication failed; start again"
}

export class SignInAttemptInvalid extends Schema.TaggedError<SignInAttemptInvalid>()("SignInAttemptInvalid", {}) {
  readonly kind = "gone"
  override readonly message = "This login attempt has expired or was already used; start again"
}

export class ProviderUnavailable extends Schema.TaggedError<ProviderUnavailable>()("ProviderUnavailable", {}) {
  readonly kind = "unavailable"
  override readonly message = "The login provider is not responding; try again in a minute"
  readonly retryAfter = 60
}

export class HumanCheckRequired extends Schema.TaggedError<HumanCheckRequired>()("HumanCheckRequired", {}) {
  readonly kind = "invalid"
  readonly params = { field: "turnstile_token" }
  override readonly message = "turnstile_token: solve a challenge of GET /api/auth/human-check first"
}

/** The challenge is too old, or was solved and used before. */
export class HumanCheckExpired extends Schema.TaggedError<HumanCheckExpired>()("HumanCheckExpired", {}) {
  readonly kind = "invalid"
  readonly params = { field: "turnstile_token" }
  override readonly message = "turnstile_token: the challenge has expired or was already used; solve a new one"
}

export class HumanCheckFailed extends Schema.TaggedError<HumanCheckFailed>()("HumanCheckFailed", {}) {
  readonly kind = "invalid"
  readonly params = { field: "turnstile_token" }
  override readonly message = "turnstile_token: this does not solve the challenge"
}

export class HumanCheckUnavailable extends Schema.TaggedError<HumanCheckUnavailable>()("HumanCheckUnavailable", {}) {
  readonly kind = "unavailable"
  override readonly message = "The human check cannot be reached; try again in a minute"
}

export class CodeNotSent extends Schema.TaggedError<CodeNotSent>()("CodeNotSent", {}) {
  readonly kind = "unavailable"
  override readonly message = "The code could not be sent; try again in a minute"
}

export class CodeWrong extends Schema.TaggedError<CodeWrong>()("CodeWrong", {}) {
  readonly kind = "invalid"
  readonly params = { field: "code" }
  override readonly message = "code: this is not the code that was sent"
}

/** No code was sent to this number from here, or it has expired, was used, or was tried too often. */
export class CodeInvalid extends Schema.TaggedError<CodeInvalid>()("CodeInvalid", {}) {
  readonly kind = "gone"
  override readonly message = "This code has expired or was tried too often; request a new one"
}

/** The operator refuses new accounts for this address, or for disposable addresses. */
export class AddressNotAccepted extends Schema.TaggedError<AddressNotAccepted>()("AddressNotAccepted", {}) {
  readonly kind = "forbidden"
  override readonly message = "This server does not accept this address for new accounts; use another one"
}
