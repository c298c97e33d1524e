import { Result, Schema } from "effect"
import { ExportNotPossible } from "./errors.ts"
import { ExportContent, ExportFormat, formats } from "./format.ts"

/** What can be asked for. What is not said is as the format is usually wanted. */
export const orderFields = {
  format: ExportFormat,
  content: Schema.optionalKey(ExportContent),
  timestamps: Schema.optionalKey(Schema.Boolean),
  speakers: Schema.optionalKey(Schema.Boolean),
}

interface Wanted {
  readonly format: ExportFormat
  readonly content?: ExportContent
  readonly timestamps?: boolean
  readonly speakers?: boolean
}

/** An export as it is made: one that makes sense, with nothing left open. */
export interface Order {
  readonly format: ExportFormat
  readonly content: ExportContent
  readonly hasTimes: boolean
  readonly hasSpeakers: boolean
}

/** Written content has no times, so none are shown, and it makes no subtitles. Pictures show times when told to. */
export const orderOf = (
  { format, content, timestamps, speakers = true }: Wanted,
  isSpoken: boolean,
): Result.Result<Order, ExportNotPossible> => {
  const { contents } = formats[format]
  const chosen = content ?? contents[0]
  if (!contents.includes(chosen)) {
    return refuse("content", "not-in-format", `${format} can hold ${contents.join(", ")}, not ${chosen}`)
  }
  if (isSubtitles(format)) {
    if (!isSpoken) return refuse("format", "no-times", `${format} needs times, and a text has none`)
    if (timestamps === false) return refuse("timestamps", "always-timed", `${format} is not possible without times`)
  }
  const hasTimes = isSpoken && (timestamps ?? chosen !== "mind_map")
  return Result.succeed({ format, content: chosen, hasTimes, hasSpeakers: speakers })
}

const isSubtitles = (format: ExportFormat): format is "srt" | "vtt" => format === "srt" || format === "vtt"

const refuse = (
  field: ExportNotPossible["field"],
  code: ExportNotPossible["code"],
  rule: string,
): Result.Result<never, ExportNotPossible> => Result.fail(new ExportNotPossible({ field, code, rule }))
