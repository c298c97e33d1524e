import { Schema } from "effect"

export class VersionNotFound extends Schema.TaggedError<VersionNotFound>()("VersionNotFound", {
  version: Schema.Int,
}) {
  readonly kind = "not-found"
  override readonly message = "This version of the summary is no longer kept"
}
