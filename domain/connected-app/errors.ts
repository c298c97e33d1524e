import { Schema } from "effect"

export class ConnectedAppNotFound extends Schema.TaggedError<ConnectedAppNotFound>()("ConnectedAppNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "Connected app not found"
}
