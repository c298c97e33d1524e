import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wireAs } from "../../kernel/wire.ts"
import { InterfaceLanguage, SummaryLanguage } from "../languages.ts"
import { editOwn } from "../steps/edit-own.ts"
import { requireOfferedLanguage } from "../steps/require-offered-language.ts"

/**
 * Sets the languages of the interface and of AI summaries; null for automatic. Fields left out keep their values.
 * Each takes both codes for Chinese, "zh" and "zh-CN", and stores its own: the interface has one form, a summary any.
 */
export const editLanguage = useCase("account.editLanguage", {
  input: wireAs("LanguageEdit", {
    uiLanguage: Schema.optionalKey(Schema.NullOr(Schema.Literals([...InterfaceLanguage.literals, "zh"]))),
    language: Schema.optionalKey(Schema.NullOr(Schema.Literals([...SummaryLanguage.literals, "zh-CN"]))),
  }),
  output: wireAs("Languages", {
    uiLanguage: Schema.NullOr(Schema.String),
    language: Schema.NullOr(Schema.String),
  }),
  run: Effect.fnUntraced(function*({ uiLanguage, language: wanted }) {
    const language = wanted === "zh-CN" ? "zh" : wanted
    if (language !== undefined && language !== null) yield* requireOfferedLanguage(language)
    const user = yield* editOwn({
      ...(uiLanguage !== undefined && { uiLanguage: uiLanguage === "zh" ? "zh-CN" : uiLanguage }),
      ...(language !== undefined && { language }),
    })
    return { uiLanguage: user.uiLanguage, language: user.language }
  }),
})
