import { functionWords } from "./function-words.ts"
import { isSameWord, type SaidWord, saidWords } from "./said-words.ts"

/** The words that deny, a closed class in each language. */
const english =
  /^(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|cannot|without|hardly|scarcely|barely|(?:do|does|did|is|are|was|were|has|have|had|ca|wo|would|should|could|might|must|need|ai|sha|dare)n'?t)$/
const german =
  /^(?:nicht|nichts|nie|niemals|niemand(?:en|em|es)?|kein(?:e[nrms]?)?|nirgends|nirgendwo|weder|ohne|kaum|nein|keinesfalls|keineswegs)$/
const spanish = /^(?:no|nunca|jamás|nada|nadie|ning[uú]n(?:[oa]s?)?|ni|tampoco|sin)$/
const portuguese = /^(?:não|nunca|jamais|nada|ninguém|nenhum(?:as?)?|nenhuns|nem|tampouco|sem)$/
const french = /^(?:pas|jamais|rien|aucune?|guère|ni|non|sans|nulle?|nullement)$/
/** Denies only with "ne": "ne … plus", "ne … que". */
const frenchPair = /^(?:plus|personne|que|qu'.*)$/

const signs: Readonly<Record<string, RegExp>> = {
  zh: /[不没沒未勿無无]|(?<![特分区區个個级級类類性])[别別](?![的人])/gu,
  ja: /な(?:い|かっ|く|けれ|きゃ)|ませ[んぬ]|ず(?=に|、|。)|いいえ|[不未無非否]/gu,
  ko: /(?<![가-힣])(?:안|못)(?=\s|[하되])|않|없|아니|못하|지\s?(?:마|말)/gu,
}

const latin: Readonly<Record<string, RegExp>> = { en: english, de: german, es: spanish, pt: portuguese, fr: french }

export const knowsNegations = (language: string): boolean => language in latin || language in signs

/** Something that a text denies: the words around the negation in its clause, without signs. */
export interface Denial {
  readonly near: ReadonlyArray<string>
}

/** What a text denies. "No," before a sentence answers a question and does not count. */
export const denialsIn = (text: string, language: string): ReadonlyArray<Denial> => {
  const plain = text.normalize("NFKC").replaceAll(/[’ʼ]/g, "'").trim().replace(replyBefore, "")
  const sign = signs[language]
  if (sign !== undefined) return [...plain.matchAll(sign)].map(() => ({ near: [] }))
  const denies = latin[language]
  if (denies === undefined) return []
  const words = saidWords(plain)
  const raw = words.map((word) => word.raw.toLowerCase())
  const fillers = functionWords[language]
  const isMeant = (word: SaidWord): boolean =>
    word.key.length > 1 && fillers?.has(word.key) !== true && fillers?.has(word.raw.toLowerCase()) !== true
  return words.flatMap((_, at) => {
    if (!denies.test(raw[at] ?? "") && !(language === "fr" && isPaired(raw, raw[at] ?? "", at))) return []
    const near = [...clauseAfter(words, at), ...words.slice(Math.max(0, at - before), at)]
    return [{ near: near.filter(isMeant).map(({ key }) => key) }]
  })
}

const after = 5
const before = 2

const clauseAfter = (words: ReadonlyArray<SaidWord>, at: number): ReadonlyArray<SaidWord> => {
  const some = words.slice(at + 1, at + 1 + after)
  const end = some.findIndex(({ isFirst }) => isFirst)
  return end < 0 ? some : some.slice(0, end)
}

/** Whether two texts deny the same: as often, and each time something that the other one denies too. */
export const denyAlike = (some: ReadonlyArray<Denial>, others: ReadonlyArray<Denial>): boolean => {
  const left = [...others]
  return some.length === others.length && some.every(({ near }) => {
    const at = left.findIndex((other) =>
      (near.length === 0 && other.near.length === 0) ||
      near.some((word) => other.near.some((one) => isSameWord(one, word)))
    )
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const replyBefore =
  /^[^\p{L}]*(?:(?:no|nope|nein|non|não|いいえ|아니요|아니오|不|不是|没有)[,，、.。!！;:…—-]+\s*)+(?=\S)/iu

const isPaired = (words: ReadonlyArray<string>, word: string, at: number): boolean =>
  frenchPair.test(word) && words.slice(Math.max(0, at - 4), at).some((one) => one === "ne" || one.startsWith("n'"))
