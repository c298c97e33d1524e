import { conversationIn } from "./data/conclusions.ts"
import { consent, isIdle, proposesIn } from "./data/consent.ts"
import { withoutHesitations } from "./data/hesitations.ts"
import { otherDueIn } from "./data/other-dates.ts"
import { type Cues, otherLanguages, unknown } from "./data/other-languages.ts"
import { requests } from "./data/other-requests.ts"
import { votes } from "./data/votes.ts"
import type { DecisionKind, Language, Words } from "./language.ts"
import { otherDuties } from "./other-duties.ts"

/** A language without an analyser of its own: words by Intl.Segmenter, and the few cues we know. */
export const otherLanguage = (code: string): Language => {
  const cues: Cues = otherLanguages[code] ?? unknown
  const { concludes, farewell } = conversationIn(code)
  const segmenter = new Intl.Segmenter(code === "other" ? "und" : code, { granularity: "word" })
  const read = (sentence: string): Words => {
    const words = Array.from(segmenter.segment(sentence)).filter(({ isWordLike }) => isWordLike === true)
    const useful = words.map(({ segment }) => code === "ko" ? koreanStem(segment) : segment).filter((word) => {
      const plain = word.toLowerCase()
      return !cues.stopWords.has(plain) && /^\p{L}[\p{L}\p{M}'-]*$/u.test(word) && (isLong(plain))
    })
    return {
      terms: useful.map((word) => word.toLowerCase()),
      phrases: useful.filter((word, index) =>
        (word.length > 3 || isCjk(word)) && !cues.dull.test(word)
        // German capitalises nouns, but also the first word of a sentence.
        && (code !== "de" || (/^\p{Lu}/u.test(word) && (index > 0 || word !== words[0]?.segment)))
      ),
    }
  }
  return {
    code: code === "other" ? "und" : code,
    read,
    divided: (sentence) => [sentence],
    tidy: (sentence) => {
      const text = withoutHesitations(sentence.replaceAll(/\s+/g, " ").trim(), code)
      return text.charAt(0).toLocaleUpperCase() + text.slice(1)
    },
    isQuestion,
    // "Eu ligo para eles amanhã" has few words, and says when.
    isChatter: (text) => farewell.test(text) || (read(text).terms.length < 2 && otherDueIn(text, code) === null),
    accepts: (text) => requests[code]?.accepts.test(text) === true,
    agrees: (text) => consent[code]?.agrees.test(text) === true,
    welcomes: (text) => consent[code]?.welcomes.test(text) === true,
    saysYes: (text) => requests[code]?.accepts.test(text) === true && !requests[code].declines.test(text),
    isFragment: (text) => read(text).terms.length < 3 || replying.test(text),
    declines: (text) => requests[code]?.declines.test(text) === true,
    decidedPart: (text) => text,
    concludes: () => false,
    decides: (text) =>
      decisionIn(text, cues, votes[code])
        ?? (!isQuestion(text) && concludes.test(text) && !isIdle(code, firstClause(text, code))
          ? "intended"
          : proposesIn(code, text)
          ? "proposed"
          : null),
    figure: (text) =>
      /\d\s?%|[$€£¥]\s?\d|\d\s?[$€£¥]/.test(text) ? 1 : /\d{3,}/.test(text) ? 0.8 : /\d/.test(text) ? 0.4 : 0,
    announces: () => null,
    weight: (text) => (cues.decides.test(text) ? 2 : 0) + (/\d/.test(text) ? 1 : 0),
    dueIn: (text) => otherDueIn(text, code),
    duties: otherDuties(code, cues),
  }
}

const decisionIn = (text: string, { decides, undecided }: Cues, voted: RegExp | undefined): DecisionKind | null => {
  if (isQuestion(text) || undecided.test(text)) return null
  if (ratifies.test(text)) return "ratified"
  return decides.test(text) ? "made" : voted?.test(text) === true ? "voted" : null
}

/** "Dann machen wir das so": what was said before. */
const ratifies =
  /^(?:\p{L}+,? ){0,2}(?:(?:dann |so )?machen wir (?:das|es)(?: so)?|lo hacemos así|hagámoslo así|(?:on|nous) (?:fait|faisons) comme ça|faisons comme ça|fazemos assim)(?!\p{L})/iu

/** What is concluded: "Bueno, entonces adelantamos los conciertos y empezamos a las seis." */
const firstClause = (text: string, code: string): string =>
  text.split({ de: " und ", es: " y ", fr: " et ", pt: " e " }[code] ?? "\n")[0] ?? text

/** Understood only after its question. */
const replying =
  /^(?:ja|nein|doch|oui|non|si|sí|no|sim|não)[,.] |^(?:a mí|por mí|moi,|pour moi|für mich|para mim|por mim)(?!\p{L})|, (?:ja|nein|oui|non|sí|no|sim|não)[.!]?$/iu

const isQuestion = (text: string): boolean => /[?？؟]$|(?:です|ます|でしょう|ません|ました)か。?$/.test(text)

/** A word without the particle or ending that is attached to it. */
const koreanStem = (word: string): string =>
  word.replace(
    /(?<=\p{sc=Hang}{2})(?:에서는|에게는|으로는|에서|에게|으로|까지|부터|보다|처럼|이나|라도|마다|께서|은|는|이|가|을|를|에|로|와|과|도|만|의)$/u,
    "",
  )

const isCjk = (word: string): boolean => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word)

const isLong = (word: string): boolean =>
  isCjk(word) ? word.length > 1 && !/^\p{sc=Hira}{1,3}$/u.test(word) : word.length > 2
