import { Schema } from "effect"
import { Style } from "../account/summary-style.ts"
import { LanguageChoice } from "../kernel/language-code.ts"
import { StorableText } from "../kernel/text-rules.ts"
import { FolderChoice } from "../task/folder-choice.ts"
import { Scenario } from "../task/scenario.ts"
import { Origin } from "../task/source.ts"
import type { TranscriptionOptions } from "../task/transcription-options.ts"
import { limits } from "./limits.ts"

/** The options of a new recording. Each has a default. */
export const optionFields = {
  /** ISO 639-1, or "auto". */
  language: Schema.optionalKey(LanguageChoice),
  /** Number of speakers, 1 to 8; 0 or null to detect it. */
  speakers: Schema.optionalKey(Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8 })))),
  hotwords: Schema.optionalKey(Schema.Array(StorableText).check(Schema.isMaxLength(limits.hotwords))),
  /** Whether to write the summary and mind map once the transcript is ready (default true). */
  analyze: Schema.optionalKey(Schema.Boolean),
  /** Whether to start at once (default true). */
  autoStart: Schema.optionalKey(Schema.Boolean),
  style: Schema.optionalKey(Schema.NullOr(Style)),
  /** The kind of recording; null or omitted to detect it. */
  scenario: Schema.optionalKey(Schema.NullOr(Scenario)),
  /** The folder of the new tasks; uncategorized, null or omitted for none. */
  folderId: Schema.optionalKey(Schema.NullOr(FolderChoice)),
  /** Where it is made; the app, if omitted. */
  origin: Schema.optionalKey(Origin),
}

const { language, analyze, style, scenario, folderId, origin } = optionFields

/** Those that mean something for a text. */
export const textOptionFields = { language, analyze, style, scenario, folderId, origin }

const OptionInput = Schema.Struct(optionFields)

export const optionsFrom = (input: typeof OptionInput.Type): TranscriptionOptions => ({
  language: input.language ?? "auto",
  speakers: input.speakers === undefined || input.speakers === 0 ? null : input.speakers,
  hotwords: (input.hotwords ?? []).map((word) => word.trim()),
  analyse: input.analyze ?? true,
  style: input.style ?? null,
  scenario: input.scenario ?? null,
})
