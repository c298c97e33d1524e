/** What the analysis of a language finds in the words of a sentence. */
export interface Words {
  /** Content words, reduced to their base form. */
  readonly terms: ReadonlyArray<string>
  /** Names of things, in a form that can be used in a title. */
  readonly phrases: ReadonlyArray<string>
}

/** A promise or request: what is to be done, by whom, and by when. */
export interface Duty {
  readonly text: string
  readonly owner: string | null
  readonly due: string | null
  /** A request can be accepted in a reply. */
  readonly isRequest: boolean
}

/** Everything an analysis needs to know about a language. Its functions expect tidied sentences. */
export interface Language {
  readonly code: string
  readonly tidy: (sentence: string) => string
  readonly read: (sentence: string) => Words
  readonly isQuestion: (sentence: string) => boolean
  /** Greetings, thanks, agreement: not worth a line in a summary. */
  readonly isChatter: (sentence: string) => boolean
  readonly accepts: (sentence: string) => boolean
  readonly agrees: (sentence: string) => boolean
  readonly decides: (sentence: string) => boolean
  /** The topic that a sentence opens; empty if it does not name it, null if it opens none. */
  readonly announces: (sentence: string) => string | null
  /** How many signs of importance a sentence has. */
  readonly weight: (sentence: string) => number
  readonly duties: (sentence: string, speaker: string | null, names: ReadonlyArray<string>) => ReadonlyArray<Duty>
}
