/** The words by which people open a question, agree on an answer and close it. */
export interface DialogueWords {
  /** Added to the clarity of a sentence where fewer words are known, so that fewer signs are seen. */
  readonly allowance: number
  /** Noises of speech. */
  readonly noises: ReadonlySet<string>
  /** At the start of a line: says nothing by itself. */
  readonly leads: ReadonlySet<string>
  /** Greets where nobody has asked for a time of day. */
  readonly greetings: ReadonlySet<string>
  /** At the start of a line: takes up what was said. */
  readonly takesUp: ReadonlySet<string>
  /** At the start of a line, or as a sentence: agrees outright. */
  readonly agrees: ReadonlySet<string>
  readonly refuses: ReadonlySet<string>
  /** At the start of a line: what follows is a conclusion. */
  readonly concludes: ReadonlySet<string>
  /** Those of them that invert a sentence: "Dann nehmen wir …" is not an order. */
  readonly inverts: ReadonlySet<string>
  /** At the end of a line: what came before is a conclusion. */
  readonly closes: ReadonlySet<string>
  /** The same in the middle of a line, followed by a comma: "Thursday it is, from April." */
  readonly apart: RegExp
  /** Before these words, it ends nothing: "as it is". */
  readonly neverLast: ReadonlySet<string>
  /** At the end of a line: what came before suits the speaker. */
  readonly suits: ReadonlySet<string>
  /** At the end of a line: stresses it. */
  readonly stresses: ReadonlySet<string>
  /** Begin a name, or the subject of a statement. */
  readonly articles: ReadonlySet<string>
  /** Begin a reason, which is not part of what is settled. */
  readonly reasons: ReadonlySet<string>
  /** Begin a remark of the speaker's own, after a comma: "Friday, I want it done." */
  readonly asides: ReadonlySet<string>
  /** Answers "no" by itself: "Then it's a no." */
  readonly denies: ReadonlySet<string>
  /** Verbs of a statement, which a name or a figure alone does not have. */
  readonly states: ReadonlySet<string>
  /** A line with these speaks for one person. */
  readonly mine: ReadonlySet<string>
  /** Stand between a subject and its verb. */
  readonly between: ReadonlySet<string>
  /** Subjects that decide for all. */
  readonly all: ReadonlySet<string>
  /** Speaks for all without a subject: "Elegimos el más caro." */
  readonly weVerb: RegExp
  /** Never begin what a group settles: subjects that speak for one, questions, conditions. */
  readonly neverFirst: ReadonlySet<string>
  /** What "we" and "let's" say when they only lead the conversation, or state how things are. */
  readonly idle: ReadonlySet<string>
  /** Makes a statement a guess, a wish, a report or a story. */
  readonly unsure: ReadonlySet<string>
  /** After these, nothing changes whether it is settled. */
  readonly subordinates: ReadonlySet<string>
  /** Proposes something, wherever it stands in a line. */
  readonly proposes: ReadonlySet<string>
  /** Those of them that ask, with or without a question mark. */
  readonly asks: ReadonlySet<string>
  /** At the start of a question that calls for no decision. */
  readonly asksForFact: ReadonlySet<string>
  readonly or: string
  /** Puts it off, if a time or "again" follows. */
  readonly postpones: ReadonlySet<string>
  readonly later: ReadonlySet<string>
  /** Near the start of a line: opens the next subject. */
  readonly nextTopics: ReadonlySet<string>
  /** Words that are left off before a vowel: "l'entrée". */
  readonly elided: RegExp
  /** Words that name nothing. */
  readonly small: ReadonlySet<string>
  /** Stands for something that was named before. */
  readonly pointing: ReadonlySet<string>
}

/** Phrases, divided by commas. */
export const list = (phrases: string): ReadonlySet<string> =>
  new Set(phrases.split(/[,\n]/).map((phrase) => phrase.trim()).filter((phrase) => phrase !== ""))

export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""))

export const never = /(?!)/u
