/** What the analysis of a language finds in the words of a sentence. */
export interface Words {
  /** Content words, reduced to their base form. */
  readonly terms: ReadonlyArray<string>
  /** Names of things, in a form that can be used in a title. */
  readonly phrases: ReadonlyArray<string>
}

/**
 * How something becomes someone's task: they say that they will do it (promise) or could (offer), someone asks for it
 * (request) or tells others to (order), a person is named (assignment), or it has to be done by nobody in particular (need).
 */
export type DutyKind = "promise" | "offer" | "request" | "order" | "assignment" | "need"

/** What is to be done, by whom, and by when. */
export interface Duty {
  readonly text: string
  readonly kind: DutyKind
  readonly owner: string | null
  readonly due: string | null
  /** Only pronouns say what is meant: "do that", "send it to her". */
  readonly isVague: boolean
  /** Depends on something else: "if it rains, I'll call them". */
  readonly isConditional: boolean
}

/**
 * Whether a sentence decides something: in so many words (made), by announcing what will be done (intended), by agreeing
 * to what was said before (ratified), by the result of a vote (voted), or only if others agree (proposed).
 */
export type DecisionKind = "made" | "voted" | "intended" | "ratified" | "proposed"

/** Everything an analysis needs to know about a language. Its functions expect tidied sentences. */
export interface Language {
  readonly code: string
  /** The parts of a line that are read one by one, verbatim: where nothing marks its sentences, its clauses. */
  readonly divided: (sentence: string) => ReadonlyArray<string>
  readonly tidy: (sentence: string) => string
  readonly read: (sentence: string) => Words
  readonly isQuestion: (sentence: string) => boolean
  /** Greetings, thanks, agreement: not worth a line in a summary. */
  readonly isChatter: (sentence: string) => boolean
  /** Half a sentence, or one that stumbles: no good on its own. */
  readonly isFragment: (sentence: string) => boolean
  readonly accepts: (sentence: string) => boolean
  /** Declines a request, or says that it is done already. */
  readonly declines: (sentence: string) => boolean
  readonly agrees: (sentence: string) => boolean
  /** Takes an offer: "Yes, please", "That would be great". */
  readonly welcomes: (sentence: string) => boolean
  /** Agrees if it answers a question. */
  readonly saysYes: (sentence: string) => boolean
  /** The part of a deciding sentence that says what was decided. */
  readonly decidedPart: (sentence: string) => string
  /** Begins as a conclusion does: "So …", "Okay, then …". */
  readonly concludes: (sentence: string) => boolean
  readonly decides: (sentence: string) => DecisionKind | null
  /** The topic that a sentence opens; empty if it does not name it, null if it opens none. */
  readonly announces: (sentence: string) => string | null
  /** How many signs of importance a sentence has. */
  readonly weight: (sentence: string) => number
  /** How much of a figure it holds: money, shares and measures count more than bare numbers. From 0 to 1. */
  readonly figure: (sentence: string) => number
  /** A date or time by which something is to be done, as it is said. */
  readonly dueIn: (sentence: string) => string | null
  readonly duties: (sentence: string, speaker: string | null, names: ReadonlyArray<string>) => ReadonlyArray<Duty>
}

/** For duties without a name: always the same list, as what is made of a list of names is kept. */
export const nobody: ReadonlyArray<string> = []
