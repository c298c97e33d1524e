import { languageCodes } from "#texts/languages.ts"
import { Context, Effect, Schema } from "effect"

/** What the interface is written in. */
export const InterfaceLanguage = Schema.Literals(languageCodes)

/** What summaries can be written in: the languages that have words for their sections. ISO 639-1. */
export const SummaryLanguage = Schema.Literals(["en", "zh", "ja", "ko", "es", "fr", "de", "pt"])

/** Those a reader may choose from now: none where the analyst copies sentences, and so writes in the language of the recording alone. */
export const OfferedSummaryLanguages = Context.Reference<Effect.Effect<ReadonlyArray<typeof SummaryLanguage.Type>>>(
  "domain/account/OfferedSummaryLanguages",
  { defaultValue: () => Effect.succeed(SummaryLanguage.literals) },
)
