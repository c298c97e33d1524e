import { Schema } from "effect"
import { BrokenRule, rulesSentence } from "../kernel/rules.ts"

/** The format cannot hold what was asked for. */
export class ExportNotPossible extends Schema.TaggedError<ExportNotPossible>()("ExportNotPossible", {
  code: Schema.Literals(["not-in-format", "no-times", "always-timed", "only-subtitles", "no-language"]),
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

/** This server lacks a tool or font that the format needs. */
export class ExportUnavailable extends Schema.TaggedError<ExportUnavailable>()("ExportUnavailable", {
  detail: Schema.String,
}) {
  readonly kind = "unavailable"
  override get message(): string {
    return `This server cannot create this file: ${this.detail}`
  }
}

export class ExportTooLarge extends Schema.TaggedError<ExportTooLarge>()("ExportTooLarge", { format: Schema.String }) {
  readonly kind = "too-large"
  readonly params = { field: "format" }
  override get message(): string {
    return `format: there is too much content for ${this.format}; choose txt, md or json`
  }
}
