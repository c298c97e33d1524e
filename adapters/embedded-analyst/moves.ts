import type { DialogueWords } from "./data/dialogue-words.ts"

/** A line of a dialogue without the words that only take up, conclude or close. */
export interface Move {
  /** Begins by taking up what was said: "Okay, …", "Fair point." */
  readonly takesUp: boolean
  readonly agrees: boolean
  readonly refuses: boolean
  /** "So …", "… then", "… it is". */
  readonly concludes: boolean
  /** "… works for me". */
  readonly suits: boolean
  /** What is left, verbatim and as words. */
  readonly body: string
  readonly words: ReadonlyArray<string>
  /** The whole line as words, and those that name something. */
  readonly spoken: ReadonlyArray<string>
  readonly named: ReadonlyArray<string>
  /** Asks, with or without a question mark. */
  readonly asks: boolean
  readonly proposes: boolean
  /** "Black or grey?" */
  readonly isChoice: boolean
  /** "Am I speaking to Mr Farrow?", "How much?": nothing has to be decided for that. */
  readonly asksForFact: boolean
}

interface Token {
  readonly word: string
  readonly at: number
  readonly end: number
}

const tokensOf = (text: string): ReadonlyArray<Token> =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu), (match) => ({
    word: match[0].toLowerCase().replaceAll("’", "'"),
    at: match.index,
    end: match.index + match[0].length,
  }))

export const wordsOf = (text: string): ReadonlyArray<string> => tokensOf(text).map(({ word }) => word)

const longest = 5

/** How many of the first words are one of the phrases. */
export const leading = (words: ReadonlyArray<string>, phrases: ReadonlySet<string>): number => {
  for (let count = Math.min(longest, words.length); count > 0; count--) {
    if (phrases.has(words.slice(0, count).join(" "))) return count
  }
  return 0
}

const closing = (words: ReadonlyArray<string>, phrases: ReadonlySet<string>): number => {
  for (let count = Math.min(longest, words.length - 1); count > 0; count--) {
    if (phrases.has(words.slice(-count).join(" "))) return count
  }
  return 0
}

const has = (words: ReadonlyArray<string>, phrases: ReadonlySet<string>): boolean =>
  words.some((_, index) => leading(words.slice(index), phrases) > 0)

export const moveOf = (text: string, isQuestion: boolean, known: DialogueWords): Move => {
  const spoken = wordsOf(text)
  let left = tokensOf(text).filter(({ word }) => !known.noises.has(word))
  const found = { takesUp: false, agrees: false, refuses: false, concludes: false, suits: false }
  let inverted: Token | undefined
  const words = (): ReadonlyArray<string> => left.map(({ word }) => word)
  for (let isDone = false; !isDone;) {
    isDone = true
    const lead = leading(words(), known.leads)
    left = left.slice(lead)
    for (const kind of ["agrees", "takesUp", "concludes", "refuses"] as const) {
      const count = leading(words(), known[kind])
      if (count === 0 || (kind === "refuses" && !isApart(text, left, count, known))) continue
      found[kind] = true
      inverted = known.inverts.has(left[0]?.word ?? "") ? left[0] : undefined
      left = left.slice(count)
      isDone = false
      break
    }
  }
  const end = left.findIndex((token, index) =>
    index > 0 && (isEnd(words().slice(index), known, text)
      || isAside(text.slice(left[index - 1]?.end, token.at), words().slice(index), known))
  )
  if (end > 0) {
    found.concludes ||= leading(words().slice(end), known.closes) > 0
    left = left.slice(0, end)
  }
  if (closing(words(), known.stresses) > 0) left = left.slice(0, -1)
  for (const [kind, phrases] of [["suits", known.suits], ["concludes", known.closes]] as const) {
    const count = closing(words(), phrases)
    // "Leave the hedge as it is"
    if (count === 0 || known.neverLast.has(left.at(-1 - count)?.word ?? "")) continue
    found[kind] = true
    left = left.slice(0, -count)
  }
  const first = inverted ?? left[0]
  const last = left.at(-1)
  const doesPropose = proposes(spoken, known)
  const isChoice = spoken.includes(known.or)
  const asksForFact = !/[.!]$/u.test(text) && !doesPropose && !isChoice && leading(words(), known.asksForFact) > 0
  return {
    ...found,
    concludes: found.concludes || known.apart.test(text),
    body: first === undefined || last === undefined ? "" : text.slice(first.at, last.end),
    words: words(),
    spoken,
    named: contentOf(spoken, known),
    asks: isQuestion || asksForFact || has(spoken, known.asks),
    proposes: doesPropose,
    isChoice,
    asksForFact,
  }
}

const proposes = (words: ReadonlyArray<string>, known: DialogueWords): boolean =>
  words.some((word, at) => {
    const length = leading(words.slice(at), known.proposes)
    return length > 1 || (length === 1 && !(known.all.has(word) && isIdle(words.slice(at), known)))
  })

/** "Let's begin", "We'll see": leads the conversation, and proposes nothing. */
export const isIdle = (words: ReadonlyArray<string>, { all, weVerb, idle, between }: DialogueWords): boolean => {
  const [first = "", ...rest] = words
  return weVerb.test(first)
    ? idle.has(first)
    : all.has(first) && leading(rest.slice(rest.findIndex((word) => !between.has(word))), idle) > 0
}

/** "Let's come back to that next month." */
export const isPutOff = (words: ReadonlyArray<string>, { postpones, later }: DialogueWords): boolean =>
  has(words, postpones) && words.some((word) => later.has(word))

/** Where nothing marks it: "tomorrow it is | he'll be here at nine", "let's say friday | because …". */
const isEnd = (words: ReadonlyArray<string>, { closes, reasons }: DialogueWords, text: string): boolean =>
  reasons.has(words[0] ?? "") || (!/[,;:.] /.test(text) && words.length > 1 && leading(words, closes) > 0)

/** "Friday | , I want the gutters done first": the speaker's own reason. */
const isAside = (gap: string, [word = "", next = ""]: ReadonlyArray<string>, known: DialogueWords): boolean =>
  gap.includes(",") && (known.asides.has(word) || (known.leads.has(word) && known.asides.has(next)))
  && !known.unsure.has(next)

/** "No, we'll leave them out" refuses; "no hoodies" names what is refused. */
const isApart = (
  text: string,
  tokens: ReadonlyArray<Token>,
  count: number,
  { all, neverFirst }: DialogueWords,
): boolean => {
  const next = tokens[count]
  return next === undefined || all.has(next.word) ||
    leading(tokens.slice(count).map(({ word }) => word), neverFirst) > 0
    || /[,.!;–—]/.test(text.slice(tokens[count - 1]?.end, next.at))
}

export const noMove: Move = {
  takesUp: false,
  agrees: false,
  refuses: false,
  concludes: false,
  suits: false,
  body: "",
  words: [],
  spoken: [],
  named: [],
  asks: false,
  proposes: false,
  isChoice: false,
  asksForFact: false,
}

/** The words that name something. "Say no" names its answer. */
export const contentOf = (
  words: ReadonlyArray<string>,
  { small, denies, elided }: DialogueWords,
): ReadonlyArray<string> =>
  denies.has(words.join(" "))
    ? ["no"]
    : words.map((word) => word.replace(elided, "")).filter((word) => !small.has(word))

/** "book" and "booking", but not "for" and "forty". */
const isSame = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one)))

export const isAmong = (word: string, others: ReadonlyArray<string>): boolean =>
  others.some((other) => isSame(word, other))

export const includesAll = (words: ReadonlyArray<string>, some: ReadonlyArray<string>): boolean =>
  some.every((word) => isAmong(word, words))

/** "It's", "line two's", "they're" */
const isShortened = (word: string): boolean => /'(?:s|re|m|ve|d|ll)$/u.test(word)

/** "We …", "Let's …", "Elegimos …" */
export const speaksForAll = (words: ReadonlyArray<string>, { all, weVerb }: DialogueWords): boolean =>
  all.has(words[0] ?? "") || weVerb.test(words[0] ?? "")

/** A name, a figure, an order: no subject, and no verb of a statement. */
export const isBare = (words: ReadonlyArray<string>, known: DialogueWords): boolean =>
  words.length > 0 && !speaksForAll(words, known) && leading(words, known.neverFirst) === 0 &&
  !words.some((word, at) => (at > 0 && known.states.has(word)) || known.mine.has(word) || isShortened(word))
