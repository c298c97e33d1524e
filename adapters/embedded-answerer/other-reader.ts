import { otherLanguages } from "#adapters/embedded-analyst/data/other-languages.ts"
import { type Questions, questionsIn } from "./data/other-languages.ts"
import type { Part, QuestionKind, Reader, Token } from "./reader.ts"

const unspacedCodes: ReadonlySet<string> = new Set(["ja"])
/** Days that are named by when one speaks. */
const near: Readonly<Record<string, ReadonlyArray<string>>> = {
  de: ["heute", "morgen", "übermorgen", "gestern", "nächste[nr]?", "mittags", "abends", "morgens"],
  fr: ["aujourd['’]hui", "demain", "hier", "ce soir", "prochaine?", "midi"],
  es: ["hoy", "mañana", "ayer", "esta (?:tarde|noche|semana)", "próxim[oa]", "mediodía"],
  pt: ["hoje", "amanhã", "ontem", "próxim[oa]", "meio-dia"],
  ja: [
    "今日",
    "本日",
    "明日",
    "昨日",
    "明後日",
    "来週",
    "先週",
    "今週",
    "来月",
    "先月",
    "今月",
    "去年",
    "昨年",
    "来年",
    "今年",
    "[月火水木金土日]曜",
  ],
}
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u

/** A language without an analyser of its own: its words without capitals and accents, and how its questions begin. */
export const otherReader = (code: string): Reader => {
  const locale = code === "other" ? "und" : code
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" })
  const questions = questionsIn[code]
  const stops = new Set(
    [...otherLanguages[code]?.stopWords ?? [], ...(questions?.asking ?? "").split(" ")].filter((word) => word !== "")
      .map(
        folded,
      ),
  )
  const signs = signsOf(locale, questions)
  return {
    code: locale,
    isThorough: false,
    read: (text) => {
      const words = Array.from(segmenter.segment(text.replaceAll(/['’]/g, " "))).filter(({ isWordLike }) =>
        isWordLike === true
      )
      return words.map(({ segment: word }, position): Token => {
        const key = folded(word)
        const isShort = unspaced.test(word) ? /^\p{sc=Hira}{1,2}$/u.test(word) : key.length < 2 && !/\d/.test(key)
        const part: Part = /\d/.test(word) ? "number" : position > 0 && /^\p{Lu}/u.test(word) ? "name" : "other"
        return { word, key, base: key, part, isStop: isShort || stops.has(key) }
      })
    },
    isQuestion: (text) => /[?？؟]["”»]?\s*$/.test(text),
    divided: (text) => [text],
    fluent: (text) => text,
    isChatter: (_, useful) => useful.length < 2,
    announces: () => false,
    withoutIdioms: (question) => question,
    saysYesOrNo: (text) => questions?.yesOrNo.test(text) ?? /^(?:はい|いいえ|うん|네|아니)/.test(text),
    kindOf: (question) => {
      const plain = question.trim().toLocaleLowerCase(locale)
      return questions?.kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? "what"
    },
    signOf: (kind) => signs[kind] ?? null,
    formOf: () => null,
    spelledOut: () => null,
    namesItself: () => null,
    relatives: () => [],
    isKindWord: () => false,
    isSpeech: () => false,
  }
}

const folded = (word: string): string => word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()

const signsOf = (
  locale: string,
  questions: Questions | undefined,
): Readonly<Partial<Record<QuestionKind, RegExp>>> => {
  if (questions === undefined) return {}
  const days = names(locale, { weekday: "long" }, 7, (nth) => new Date(Date.UTC(2024, 0, 1 + nth)))
  const months = names(locale, { month: "long" }, 12, (nth) => new Date(Date.UTC(2024, nth, 15)))
  const [before, after] = unspacedCodes.has(locale) ? ["", ""] : ["(?<!\\p{L})", "(?!\\p{L})"]
  const number = new RegExp(`\\d|${before}(?:${questions.numbers})${after}`, "iu")
  return {
    number,
    money: number,
    duration: number,
    why: questions.because,
    "yes-no": questions.yesOrNo,
    when: new RegExp(
      `(?:\\d|${before}(?:${questions.numbers})${after})(?!.{0,25}(?:%|€|[$]|euros?\\b|dollars?\\b|dólares|pesos|reais))|${before}(?:${
        [...days, ...months, ...near[locale] ?? []].join("|")
      })${after}`,
      "iu",
    ),
  }
}

const names = (
  locale: string,
  part: Intl.DateTimeFormatOptions,
  count: number,
  at: (nth: number) => Date,
): ReadonlyArray<string> => {
  const format = new Intl.DateTimeFormat(locale, { ...part, timeZone: "UTC" })
  return Array.from({ length: count }, (_, nth) => format.format(at(nth)))
}
