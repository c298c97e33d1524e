import { Schema } from "effect"

export class ContentNotFound extends Schema.TaggedError<ContentNotFound>()("ContentNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "Content not found on this host"
}
