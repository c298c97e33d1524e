import type { Token } from "../reader.ts"
import type { Answer, AnswerType } from "./answer-types.ts"

/** Without a dictionary of their grammar, only figures with a unit are asked for. */
const figure = "\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d+)?"
/** Not the end of a longer number: "1 280", "1'280". */
const start = "(?<![\\d.,]|\\d[ \\u00A0\\u202F'’])"
const patterns: ReadonlyArray<readonly [AnswerType, RegExp]> = [
  [
    "percent",
    new RegExp(`${start}(${figure})( ?(?:%|Prozent|por ciento|pour cent|por cento|パーセント|퍼센트))`, "g"),
  ],
  [
    "money",
    new RegExp(
      `${start}(${figure})( ?(?:€|Euro|euros?|Franken|Dollar|dólares|dollars|reais|元|块|円|원|달러|ドル|ユーロ|유로))(?![\\p{L}])`,
      "gu",
    ),
  ],
  [
    "duration",
    new RegExp(
      `${start}(${figure})( ?(?:Stunden|Tage|Wochen|Monate|Jahre|horas|días|semanas|meses|años|anos|heures|jours|semaines|mois|ans|dias|小时|天|周|个月|年|時間|日間|週間|か月|年間|시간|주|개월|년))(?![\\p{sc=Latin}])`,
      "gu",
    ),
  ],
]
const pointing =
  /^(?:das|es|er|sie|dies|diese|dieser|dieses|da|dann|und|aber|eso|esto|ese|esta|él|ella|lo|y|pero|ça|cela|il|elle|ils|elles|c['’]est|et|mais|isso|isto|ele|ela|e|mas|这|那|它|他|她|但|所以|これ|それ|あれ|この|その|彼|でも|그것|이것|그|이|하지만)(?![\p{sc=Latin}])/iu

export const isPlainElsewhere = (sentence: string, tokens: ReadonlyArray<Token>): boolean =>
  tokens.length >= 6 && tokens.length <= 34 && /[.!。！]$/.test(sentence) && !pointing.test(sentence)
  && !/[—–…?？]|\.\.\./.test(sentence)

/** Decimals and thousands are written in many ways, so only whole numbers below a thousand, and round ones, are varied. */
export const otherAnswersIn = (sentence: string): ReadonlyArray<Answer> =>
  patterns.flatMap(([type, pattern]) =>
    [...sentence.matchAll(pattern)].flatMap(
      ({ index, 0: text, 1: digits = "", 2: after = "" }): ReadonlyArray<Answer> => {
        const value = Number(digits)
        if (!/^\d+$/.test(digits) || value <= 1 || isClock(sentence.slice(0, index), after)) return []
        const number = { value, style: { isSpelled: false, hasCommas: false, scale: null } }
        const isYear = /^ ?[年년]$/u.test(after) && value >= 1000
        return [{ type: isYear ? "year" : type, at: index, text, before: "", after, number }]
      },
    )
  )

/** "À 23 heures" is a time of day, not a duration. */
const isClock = (before: string, unit: string): boolean =>
  /^ ?(?:heures|horas)$/.test(unit) && /(?:^|[^\p{L}])(?:à|vers|dès|las?|às|pelas)\s$/iu.test(before)
