import { Result, Schema } from "effect"
import { LanguageCode } from "../kernel/language-code.ts"
import { type BrokenRule, brokenRule } from "../kernel/rules.ts"
import { ExportNotPossible } from "./errors.ts"
import { ExportContent, ExportFormat, formats } from "./format.ts"

/** The options of an export. The defaults suit the format. */
export const exportFields = {
  format: ExportFormat,
  content: Schema.optionalKey(ExportContent),
  timestamps: Schema.optionalKey(Schema.Boolean),
  speakers: Schema.optionalKey(Schema.Boolean),
  /** A language it is translated into; the original by default. */
  language: Schema.optionalKey(LanguageCode),
  /** Subtitles in the original, with that language under it. */
  bilingual: Schema.optionalKey(Schema.Boolean),
}

export interface ExportInput {
  readonly format: ExportFormat
  readonly content?: ExportContent
  readonly timestamps?: boolean
  readonly speakers?: boolean
  readonly language?: string
  readonly bilingual?: boolean
}

/** A valid export with all options decided. */
export interface ExportOptions {
  readonly format: ExportFormat
  readonly content: ExportContent
  readonly hasTimes: boolean
  readonly hasSpeakers: boolean
}

/** Checks the options and fills in the defaults. A text without times makes no subtitles; mind maps show times on request. */
export const exportOptionsOf = (
  { format, content, timestamps, speakers = true, language, bilingual = false }: ExportInput,
  isTimed: boolean,
): Result.Result<ExportOptions, ExportNotPossible> => {
  const { contents } = formats[format]
  const chosen = content ?? contents[0]
  if (!contents.includes(chosen)) {
    return refuse(
      "not-in-format",
      brokenRule("content", "not-in-format", { format, contents: contents.join(", "), content: chosen }),
    )
  }
  if (isSubtitles(format)) {
    if (!isTimed) return refuse("no-times", brokenRule("format", "no-times", { format }))
    if (timestamps === false) return refuse("always-timed", brokenRule("timestamps", "always-timed", { format }))
  }
  if (bilingual) {
    if (!isSubtitles(format)) return refuse("only-subtitles", brokenRule("bilingual", "only-subtitles"))
    if (language === undefined) return refuse("no-language", brokenRule("language", "required"))
  }
  const hasTimes = isTimed && (timestamps ?? chosen !== "mind_map")
  return Result.succeed({ format, content: chosen, hasTimes, hasSpeakers: speakers })
}

const isSubtitles = (format: ExportFormat): format is "srt" | "vtt" => format === "srt" || format === "vtt"

const refuse = (code: ExportNotPossible["code"], issue: BrokenRule): Result.Result<never, ExportNotPossible> =>
  Result.fail(new ExportNotPossible({ code, issues: [issue] }))
