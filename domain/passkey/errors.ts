import { Schema } from "effect"
import type { Params } from "../kernel/rules.ts"

/** The server's address cannot have passkeys: an IP address, or plain HTTP outside of one's own machine. */
export class PasskeysUnavailable extends Schema.TaggedError<PasskeysUnavailable>()("PasskeysUnavailable", {}) {
  readonly kind = "conflict"
  override readonly message = "Passkeys do not work at the address of this server"
}

/** The proof is invalid: damaged, forged, for another address, or by a passkey that this server does not know. */
export class PasskeyFailed extends Schema.TaggedError<PasskeyFailed>()("PasskeyFailed", {}) {
  readonly kind = "invalid"
  readonly params = { field: "credential" }
  override readonly message = "credential: this passkey was not accepted; log in another way"
}

export class PasskeyNotFound extends Schema.TaggedError<PasskeyNotFound>()("PasskeyNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "Passkey not found"
}

export class PasskeyLimitReached extends Schema.TaggedError<PasskeyLimitReached>()("PasskeyLimitReached", {
  limit: Schema.Int,
}) {
  readonly kind = "conflict"
  get params(): Params {
    return { max: this.limit }
  }
  override get message(): string {
    return `An account can have at most ${this.limit} passkeys; remove one first`
  }
}

/** The account has passkeys, and its owner has not confirmed recently. */
export class ConfirmationRequired extends Schema.TaggedError<ConfirmationRequired>()("ConfirmationRequired", {}) {
  readonly kind = "forbidden"
  override readonly message =
    "Confirm with a passkey that it is you, or log in again, and repeat this within five minutes"
}
