import { textLanguage } from "../../text/text-language.ts"

/**
 * The language in which a passage of a text is read: by its script, and among languages of one script by the whole text,
 * since a single line is too short to tell.
 */
export const lineLanguage = (lines: ReadonlyArray<{ readonly text: string }>): (passage: string) => string => {
  const whole = lines.map(({ text }) => text).join("\n").slice(0, sample)
  const latin = textLanguage(whole.replaceAll(/[^\p{sc=Latn}\p{sc=Zyyy}\p{sc=Zinh}]/gu, "")) ?? "en"
  const hasKana = kana.test(whole)
  return (passage) => {
    if (kana.test(passage)) return "ja"
    if (/\p{sc=Hang}/u.test(passage)) return "ko"
    if (/\p{sc=Han}/u.test(passage)) return hasKana ? "ja" : "zh"
    return /\p{sc=Latn}/u.test(passage) || !/\p{L}/u.test(passage) ? latin : "und"
  }
}

const sample = 20_000
const kana = /[\p{sc=Hira}\p{sc=Kana}]/u
