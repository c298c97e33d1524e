import { functionWords } from "./function-words.ts"
import { isSameWord, type SaidWord, saidWords } from "./said-words.ts"

const none: ReadonlySet<string> = new Set()

interface NamedText {
  /** The sentence whose names are looked for. */
  readonly text: string
  readonly quote: string
  /** All that the quoted lines say. */
  readonly said: string
  /** Who says these lines. */
  readonly speakers: ReadonlyArray<string>
  /** Everyone who speaks in the text. */
  readonly everyone: ReadonlyArray<string>
  readonly language: string
}

/**
 * Whether the names of a sentence are in the lines that it quotes, or those of their speakers. Any word with a capital counts as a
 * name; at the beginning of a sentence, and in German, another form of it will do. A sentence that names a speaker must
 * not leave out whom the quote names: "Ann: Bob will call" does not mean that Ann will.
 */
export const agreesInNames = ({ text, quote, said, speakers, everyone, language }: NamedText): boolean => {
  const fillers = functionWords[language] ?? none
  const spoken = new Set(saidWords(said).flatMap(formsOf))
  const inQuote = new Set(saidWords(quote).flatMap(formsOf))
  const own = new Set(saidWords(speakers.join(" ")).map(({ key }) => key))
  const words = saidWords(text)
  const names = words.filter(({ raw, key }) => /^\p{Lu}/u.test(raw) && !isFiller(raw, key, fillers))
  const isSaid = (name: SaidWord): boolean =>
    formsOf(name).some((form) => spoken.has(form))
    || ((name.opens || language === "de") && [...spoken].some((one) => isSameWord(one, name.key)))
  const isOwn = (name: SaidWord): boolean => formsOf(name).some((form) => own.has(form))
  if (!names.every((name) => isSaid(name) || isOwn(name))) return false
  const others = everyone.filter((name) => !speakers.includes(name) && holds(text, name))
  if (!others.every((name) => saidWords(name).some(({ key }) => spoken.has(key)))) return false
  const isAdded = names.some((name) => isOwn(name) && !formsOf(name).some((form) => inQuote.has(form)))
  return !isAdded || namedIn(quote, everyone, language, fillers).every((name) => holds(text, name))
}

/** "Ann's" and "Anns" are written for "Ann". */
const formsOf = ({ key, raw }: SaidWord): ReadonlyArray<string> =>
  /['’]s$/i.test(raw) || key.endsWith("s") ? [key, key.slice(0, -1)] : [key]

const isFiller = (raw: string, key: string, fillers: ReadonlySet<string>): boolean =>
  fillers.has(key) || fillers.has(raw.toLowerCase().replaceAll("’", "'"))
  || (raw.split(/['’]/)[0]?.length ?? 0) === 1 && fillers.has(raw.toLowerCase().split(/['’]/)[0] ?? "")

/** Speakers whom a quote names, and other words with a capital inside its sentences; German capitalises too many. */
const namedIn = (
  quote: string,
  everyone: ReadonlyArray<string>,
  language: string,
  fillers: ReadonlySet<string>,
): ReadonlyArray<string> => [
  ...everyone.filter((name) => holds(quote, name)),
  ...(language === "de" ?
    [] :
    saidWords(quote).filter(({ raw, key, opens }) => !opens && /^\p{Lu}/u.test(raw) && !isFiller(raw, key, fillers))
      .map(({ raw }) => raw)),
]

const holds = (text: string, name: string): boolean => {
  const wanted = saidWords(name)
  const words = saidWords(text)
  return wanted.length > 0 && words.some((_, at) => wanted.every(({ key }, nth) => words[at + nth]?.key === key))
}
