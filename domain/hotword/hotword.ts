import { Schema } from "effect"
import { HotwordId, UserId } from "../kernel/ids.ts"
import { type BrokenRule, brokenRule } from "../kernel/rules.ts"

export const HotwordLanguage = Schema.Literals(["zh", "en"])
export type HotwordLanguage = typeof HotwordLanguage.Type

export const HotwordStatus = Schema.Literals(["enabled", "disabled"])

/** What may be chosen when a hotword is added or edited. */
export const hotwordChoices = {
  language: Schema.optionalKey(HotwordLanguage),
  status: Schema.optionalKey(HotwordStatus),
}

/** A name or term of an account that engines expect while it is enabled. */
export const Hotword = Schema.Struct({
  id: HotwordId,
  ownerId: UserId,
  text: Schema.NonEmptyString,
  language: HotwordLanguage,
  enabled: Schema.Boolean,
  createdAt: Schema.DateTimeUtcFromString,
})
export type Hotword = typeof Hotword.Type

export const hotwordsPerAccount = 500

const maxChinese = 15
const maxEnglishWords = 7
const maxEnglish = 100

export const tidyHotword = (text: string): string => text.trim().replaceAll(/\s+/gu, " ")

export const languageOfText = (text: string): HotwordLanguage => /\p{sc=Han}/u.test(text) ? "zh" : "en"

/** Which rule a tidy text breaks: 1 to 15 Chinese characters, or 1 to 7 English words with at most 100 characters. */
export const brokenBy = (field: string, text: string, language: HotwordLanguage): BrokenRule | null => {
  if (text === "") return brokenRule(field, "not-empty")
  const fits = language === "zh"
    ? Array.from(text).length <= maxChinese
    : languageOfText(text) === "en" && text.split(" ").length <= maxEnglishWords && text.length <= maxEnglish
  return fits ? null : brokenRule(field, "hotword")
}

/** The rule, if any of these words breaks it; the script of each tells its language. */
export const brokenByAny = (field: string, words: ReadonlyArray<string>): BrokenRule | null =>
  words.map(tidyHotword).every((word) => brokenBy(field, word, languageOfText(word)) === null)
    ? null
    : brokenRule(field, "hotword")

/** Words that differ only in case or width are the same. */
export const hotwordKeyOf = (text: string): string => tidyHotword(text.normalize("NFKC")).toLowerCase()
