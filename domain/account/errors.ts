import { Schema } from "effect"

export class UserNotFound extends Schema.TaggedError<UserNotFound>()("UserNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "User not found"
}

export class SignInLinkInvalid extends Schema.TaggedError<SignInLinkInvalid>()("SignInLinkInvalid", {}) {
  readonly kind = "gone"
  override readonly message = "Login link expired, invalid or already used; request a new one"
}
