import { Schema } from "effect"

export class SharePasswordRequired extends Schema.TaggedError<SharePasswordRequired>()("SharePasswordRequired", {}) {
  readonly kind = "forbidden"
  override readonly message = "This link needs a password"
}

export class SharePasswordWrong extends Schema.TaggedError<SharePasswordWrong>()("SharePasswordWrong", {}) {
  readonly kind = "forbidden"
  override readonly message = "The password is wrong"
}

export class ExpiryPassed extends Schema.TaggedError<ExpiryPassed>()("ExpiryPassed", {}) {
  readonly kind = "invalid"
  readonly params = { field: "expires_at" }
  override readonly message = "expires_at: must be in the future"
}

export class AddressTaken extends Schema.TaggedError<AddressTaken>()("AddressTaken", {}) {
  readonly kind = "conflict"
  override readonly message = "Another page with this title was published for the same day; rename the task first"
}
