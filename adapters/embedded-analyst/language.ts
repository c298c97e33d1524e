/** What a language knows about the words of one sentence. */
export interface Words {
  /** Content words, reduced to their base form. */
  readonly terms: ReadonlyArray<string>
  /** Names of things, as they may stand in a title. */
  readonly phrases: ReadonlyArray<string>
}

/** A promise or request: what is to be done, by whom, until when. */
export interface Duty {
  readonly text: string
  readonly owner: string | null
  readonly due: string | null
  /** A request waits for somebody to accept it. */
  readonly isRequest: boolean
}

/** All the knowledge of a language an analysis needs. Sentences come in tidied. */
export interface Language {
  readonly code: string
  readonly tidy: (sentence: string) => string
  readonly read: (sentence: string) => Words
  readonly isQuestion: (sentence: string) => boolean
  /** Greetings, thanks, agreement: true but not worth a line. */
  readonly isChatter: (sentence: string) => boolean
  readonly accepts: (sentence: string) => boolean
  readonly agrees: (sentence: string) => boolean
  readonly decides: (sentence: string) => boolean
  /** The topic a sentence opens; empty when it opens one without naming it, null when it opens none. */
  readonly announces: (sentence: string) => string | null
  /** How many signs of weight a sentence carries. */
  readonly weight: (sentence: string) => number
  readonly duties: (sentence: string, speaker: string | null, names: ReadonlyArray<string>) => ReadonlyArray<Duty>
}
