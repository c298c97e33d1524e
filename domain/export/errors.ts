import { Schema } from "effect"

/** A wish that the format cannot fulfil. */
export class ExportNotPossible extends Schema.TaggedError<ExportNotPossible>()("ExportNotPossible", {
  field: Schema.Literals(["format", "content", "timestamps"]),
  code: Schema.Literals(["not-in-format", "no-times", "always-timed"]),
  rule: Schema.String,
}) {
  readonly kind = "invalid"
  override get message(): string {
    return `${this.field}: ${this.rule}`
  }
}

/** This server lacks what the format is made with. */
export class ExportUnavailable extends Schema.TaggedError<ExportUnavailable>()("ExportUnavailable", {
  detail: Schema.String,
}) {
  readonly kind = "unavailable"
  override get message(): string {
    return `This file cannot be made here: ${this.detail}`
  }
}

export class ExportTooLarge extends Schema.TaggedError<ExportTooLarge>()("ExportTooLarge", { format: Schema.String }) {
  readonly kind = "too-large"
  override get message(): string {
    return `format: there is too much content for ${this.format}; choose txt, md or json`
  }
}
