import { Schema } from "effect"

export class ShareNotFound extends Schema.TaggedError<ShareNotFound>()("ShareNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "The link is invalid or expired"
}
