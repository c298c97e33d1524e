import { Schema } from "effect"

/** The file is not a recording we can read. `code` is stable; `detail` says what was found. */
export class MediaUnreadable extends Schema.TaggedError<MediaUnreadable>()("MediaUnreadable", {
  code: Schema.Literals([
    "empty",
    "not-media",
    "no-sound",
    "damaged",
    "cut-off",
    "protected",
    "points-elsewhere",
    "too-long",
    "too-short",
    "tool-missing",
    "tool-failed",
  ]),
  detail: Schema.String,
}) {
  readonly kind = "invalid"
  readonly params = { field: "file" }
  override get message(): string {
    return `file: ${this.detail}`
  }
}

export class BlobMissing extends Schema.TaggedError<BlobMissing>()("BlobMissing", { key: Schema.String }) {
  readonly kind = "not-found"
  override readonly message = "The stored file is missing"
}
