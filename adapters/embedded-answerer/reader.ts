export type Part = "noun" | "name" | "verb" | "adjective" | "adverb" | "number" | "other"

export interface Token {
  readonly word: string
  /** What the word is matched by: its stem, or the word without capitals and accents. */
  readonly key: string
  /** The key of its base form, if that is another: "go" for "went". */
  readonly base: string
  readonly part: Part
  /** Too common to be searched for. */
  readonly isStop: boolean
}

export type QuestionKind =
  | "who"
  | "when"
  | "where"
  | "why"
  | "how"
  | "duration"
  | "frequency"
  | "money"
  | "number"
  | "yes-no"
  | "definition"
  | "name"
  | "aim"
  | "outcome"
  | "trouble"
  | "advice"
  | "plan"
  | "what"

/** What answering needs to know about a language. */
export interface Reader {
  readonly code: string
  /** Whether its signs are good enough to do without them. If not, an answer without the sign of one is unsure. */
  readonly isThorough: boolean
  readonly read: (text: string) => ReadonlyArray<Token>
  /** The parts of a short text that are read one by one: what is said, and a question after it. */
  readonly divided: (text: string) => ReadonlyArray<string>
  /** A text as its speaker means it: without hesitations. */
  readonly fluent: (text: string) => string
  readonly isQuestion: (text: string) => boolean
  /** Words of agreement, greetings: no answer to anything, except to a question for yes or no. */
  readonly isChatter: (text: string, useful: ReadonlyArray<Token>) => boolean
  /** Names a topic, and says nothing about it yet. */
  readonly announces: (text: string) => boolean
  readonly withoutIdioms: (question: string) => string
  readonly saysYesOrNo: (text: string) => boolean
  readonly kindOf: (question: string) => QuestionKind
  /** Whether a text holds what such a question asks for; null if there is no telling. */
  readonly signOf: (kind: QuestionKind, question: string) => RegExp | null
  /** The form in which just this question would be answered; null if there is no telling. */
  readonly formOf: (kind: QuestionKind, question: string, terms: ReadonlyArray<Token>) => RegExp | null
  /** How a number in digits may be spelled. */
  readonly spelledOut: (word: string) => RegExp | null
  /** "My name is X", "I'm X". */
  readonly namesItself: (text: string) => string | null
  /** Words that mean nearly the same, and words that only talk about the talk. */
  readonly relatives: (token: Token) => ReadonlyArray<string>
  /** Says what kind of answer is wanted, so that the answer may do without it. */
  readonly isKindWord: (token: Token) => boolean
  readonly isSpeech: (token: Token) => boolean
}
