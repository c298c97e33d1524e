import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wireAs } from "../../kernel/wire.ts"
import { InterfaceLanguage, SummaryLanguage } from "../languages.ts"
import { editOwn } from "../steps/edit-own.ts"

/**
 * Sets the languages of the interface and of AI summaries; null for automatic. Fields left out keep their values.
 */
export const editLanguage = useCase("account.editLanguage", {
  input: wireAs("LanguageEdit", {
    uiLanguage: Schema.optionalKey(Schema.NullOr(InterfaceLanguage)),
    language: Schema.optionalKey(Schema.NullOr(SummaryLanguage)),
  }),
  output: wireAs("Languages", {
    uiLanguage: Schema.NullOr(Schema.String),
    language: Schema.NullOr(Schema.String),
  }),
  run: (edit) => Effect.map(editOwn(edit), ({ uiLanguage, language }) => ({ uiLanguage, language })),
})
