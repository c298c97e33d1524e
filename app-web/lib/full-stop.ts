import type { Language } from "#texts/languages.ts"

/** Ends a sentence in the reader's language. */
export const fullStop = (language: Language): string => isFullWidth(language) ? "。" : "."

/** Ends a first sentence, and begins the next. */
export const sentenceBreak = (language: Language): string => isFullWidth(language) ? "。" : ". "

/** Whole sentences, one after the other. */
export const joinSentences = (sentences: ReadonlyArray<string>, language: Language): string =>
  sentences.join(isFullWidth(language) ? "" : " ")

const isFullWidth = (language: Language): boolean => language === "zh-CN" || language === "ja"
