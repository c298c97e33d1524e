import { stammer } from "#adapters/system/intl/english-stammer.ts"
import type { Language } from "./language.ts"

/** What a speaker means to say: without hesitations and stammered words. */
export const fluent = (text: string, { code, words }: Language): string => {
  const plain = text.replaceAll(/\s+/g, " ").replaceAll(words.noises, "").trim()
  return (code === "en" ? plain.replaceAll(stammer, "$1$2") : plain).replaceAll(/\s{2,}/g, " ").replace(
    /^[,.、，…\s]+/u,
    "",
  )
}

/** A sentence as it can be printed, with its capital and full stop. */
export const tidied = (sentence: string, language: Language): string => {
  const said = fluent(sentence.replace(marker, ""), language)
  const text = said.replace(language.words.leads, "").replace(language.words.proper, capital).replace(/[,;–—-]+$/u, "")
  if (!/[\p{L}\p{N}]/u.test(text)) return ""
  const isClosed = /[.?!…:;"”)」』。？！）]$/u.test(text)
  const stop = language.words.asks.test(text) ? "?" : "."
  return capital(
    isClosed ? text : `${text}${/^(?:zh|ja)$/.test(language.code) ? { "?": "？", ".": "。" }[stop] : stop}`,
  )
}

/** The signs of a list or a quotation. */
const marker = /^[>•*+–☐☑-]\s+/

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
