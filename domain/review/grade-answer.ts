import type { Grade, QuizQuestion } from "./quiz-question.ts"

const enough = 0.6
const some = 0.3
/** An answer with so few words is graded only by what it must contain. */
const brief = 6

/** Words for comparison: lower case, without accents and signs; characters, in scripts without spaces. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/['’ʼ]/g, "")
    .replaceAll(/(?<=\d)[,.](?=\d{3}\b)/g, "")
    .match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[\p{L}\p{N}]+/gu) ?? []

/** The letters of choices: separated by semicolons, in any order. An option's own text stands for its letter. */
export const choicesIn = (answer: string, options: ReadonlyArray<string>): ReadonlySet<string> => {
  const letters = new Map(options.map((option, index) => [plain(option), letterOf(index)]))
  const parts = answer.split(/[;；]/).map((part) => part.trim()).filter((part) => part !== "")
  const whole = letters.get(plain(answer))
  return new Set(whole === undefined ? parts.map((part) => letters.get(plain(part)) ?? part.toUpperCase()) : [whole])
}

/** A for the first option. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)

const plain = (text: string): string => wordsOf(text).join(" ")

/** The grade of an answer. Right and wrong options count equally: ticking everything is not an answer. */
export const gradeAnswer = (
  { kind, options, answer: key, required, keywords }: QuizQuestion,
  answer: string,
): Grade => {
  if (kind === "comprehensive") return gradeInOwnWords({ key, required, keywords }, answer)
  if (kind === "trueFalse") return answer.trim().toLowerCase() === key ? "right" : "wrong"
  const wanted = choicesIn(key, [])
  const given = choicesIn(answer, options)
  const hits = [...given].filter((letter) => wanted.has(letter)).length
  if (hits === wanted.size && given.size === wanted.size) return "right"
  return kind === "multipleChoice" && hits > given.size - hits ? "partly" : "wrong"
}

interface OwnWords {
  readonly key: string
  readonly required: ReadonlyArray<string>
  readonly keywords: QuizQuestion["keywords"]
}

const gradeInOwnWords = ({ key, required, keywords }: OwnWords, answer: string): Grade => {
  const given = wordsOf(answer)
  const isNamed = required.some((one) => contains(given, wordsOf(one)))
  if (required.length > 0 && wordsOf(key).length <= brief) return isNamed ? "right" : "wrong"
  const all = keywords.reduce((sum, { weight }) => sum + weight, 0)
  const said = keywords.filter(({ word }) => given.some((one) => isSameWord(one, word)))
  const recall = all === 0 ? 0 : said.reduce((sum, { weight }) => sum + weight, 0) / all
  if (recall >= enough && (isNamed || required.length === 0)) return "right"
  return recall >= some || isNamed ? "partly" : "wrong"
}

const contains = (words: ReadonlyArray<string>, phrase: ReadonlyArray<string>): boolean =>
  phrase.length > 0 && ` ${words.join(" ")} `.includes(` ${phrase.join(" ")} `)

const stem = 4

/** The same word in another form, as far as that can be told without a dictionary: "baker", "bakers", "bakery". */
const isSameWord = (a: string, b: string): boolean => {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  return shorter >= stem && a.slice(0, Math.max(stem, shorter - 2)) === b.slice(0, Math.max(stem, shorter - 2))
    && Math.abs(a.length - b.length) <= 3
}

/** Too short to matter: "of", "de". */
const isParticle = (word: string): boolean => /^[a-z]{1,2}$/.test(word)

/** The words of an answer that are not in its question; rare ones are worth more. */
export const keywordsOf = (
  answer: string,
  question: string,
  lines: ReadonlyArray<string>,
): QuizQuestion["keywords"] => {
  const asked = new Set(wordsOf(question))
  const counts = new Map<string, number>()
  for (const line of lines) for (const word of new Set(wordsOf(line))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...new Set(wordsOf(answer))].filter((word) => !asked.has(word) && !isParticle(word)).map((word) => ({
    word,
    weight: Math.log(1 + lines.length / (1 + (counts.get(word) ?? 0))),
  }))
}
