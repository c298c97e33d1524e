import { Schema } from "effect"

/** The file is not a recording we can read. `code` is stable; `detail` says what was found. */
export class MediaUnreadable extends Schema.TaggedError<MediaUnreadable>()("MediaUnreadable", {
  code: Schema.Literals(["empty", "not-media", "no-sound", "damaged", "points-elsewhere", "too-long", "tool-missing", "tool-failed"]),
  detail: Schema.String,
}) {
  readonly kind = "invalid"
  override get message(): string {
    return `file: ${this.detail}`
  }
}

export class DocumentUnreadable extends Schema.TaggedError<DocumentUnreadable>()("DocumentUnreadable", {
  code: Schema.Literals(["empty", "unsupported", "damaged", "too-large", "encrypted"]),
  detail: Schema.String,
}) {
  readonly kind = "invalid"
  override get message(): string {
    return `file: ${this.detail}`
  }
}
