import { Schema } from "effect"

/** Nothing would start the server again after it has ended. */
export class RestartUnavailable extends Schema.TaggedError<RestartUnavailable>()("RestartUnavailable", {}) {
  readonly kind = "conflict"
  override readonly message = "This server was not started by npm start; restart it where it was started"
}
