import type { Scenario } from "#domain/task/scenario.ts"

/** What kind of answer a question asks for; an account is more than a line can give. */
export type QuestionKind =
  | "account"
  | "who"
  | "when"
  | "where"
  | "why"
  | "duration"
  | "money"
  | "number"
  | "yes-no"
  | "what"

/** A list of words is a text with blanks between them. */
export interface LanguageWords {
  /** Too common to be searched for. */
  readonly stopWords: string
  /** Name nothing that one could look up. */
  readonly dull: RegExp
  /** Said while searching for words. */
  readonly noises: RegExp
  /** Written with a capital wherever they stand. */
  readonly proper: RegExp
  /** Takes up what was said before, and can be cut from the beginning. */
  readonly leads: RegExp
  /** Nothing but a greeting, thanks or consent. */
  readonly chatter: RegExp
  /** Asks without a question mark. */
  readonly asks: RegExp
  /** Begins as what only continues, or is said of the moment or of oneself: no good on its own. */
  readonly leans: RegExp
  /** Leaves open whether it is so. */
  readonly hedges: RegExp
  /** The topic that a sentence opens, as its first group. */
  readonly opens: RegExp
  /** Words that only one kind of recording has. */
  readonly kinds: Readonly<Partial<Record<Scenario, RegExp>>>
  readonly defines: RegExp
  readonly illustrates: RegExp
}

/** What is decided and undertaken, only in so many words. */
export interface LanguageStatements {
  readonly decides: RegExp
  /** Denied, asked, supposed or still to be done. */
  readonly undecided: RegExp
  /** The speaker undertakes something definite; what, in the group `act`, or else the whole sentence. */
  readonly undertakes: RegExp
  /** The same with any verb, which is definite only with a date. */
  readonly dated: RegExp
  /** What follows a name at the beginning and asks or assigns something definite. */
  readonly named: string
  /** The same with any verb, which is definite only with a date. */
  readonly namedDated: string
  /** Names beside those of the speakers. */
  readonly name: string
  /** Supposed, thought, or over in a moment: nothing to be done later. */
  readonly passing: RegExp
  readonly due: RegExp
  /** What adds nothing once "due:" stands before it. */
  readonly edge: RegExp
}

export interface LanguageQuestions {
  /** In this order: the first that fits is the kind. */
  readonly kinds: ReadonlyArray<readonly [QuestionKind, RegExp]>
  /** What an answer of a kind has to hold. */
  readonly signs: Readonly<Partial<Record<QuestionKind, RegExp>>>
  /** Words about the conversation itself: they hardly say where the answer is. */
  readonly saying: string
  /** Questions about the whole text; `who` and `about` are named groups. */
  readonly actions: RegExp
  readonly decisions: RegExp
  readonly overview: RegExp
  /** As a reader would ask: the first two are understood by the patterns above; "…" stands for a thing. */
  readonly suggested: { readonly actions: string; readonly decisions: string; readonly about: string } | null
}

export interface LanguageData {
  readonly words: LanguageWords
  readonly statements: LanguageStatements
  readonly questions: LanguageQuestions
}
