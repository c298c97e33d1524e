import type { Message } from "#domain/asking/message.ts"
import type { AnswerEvent } from "./ask-question.ts"

type KeptMessage = typeof Message["Encoded"]
export type Sentence = KeptMessage["sentences"][number]
export type Moment = KeptMessage["closest"][number]

/** A question with its answer, as far as it has been written. */
export interface Turn {
  readonly id: string
  readonly question: string
  readonly sentences: ReadonlyArray<Sentence>
  readonly verdict: KeptMessage["verdict"]
  readonly closest: ReadonlyArray<Moment>
  readonly followUps: ReadonlyArray<string>
  readonly engine: string | null
  /** Why the language model did not answer, or not to the end. */
  readonly failure: KeptMessage["failure"]
  readonly state: "writing" | "answered" | "stopped" | "failed"
  /** Why the question failed. */
  readonly error: unknown
}

export const askedTurn = (id: string, question: string): Turn => ({
  id,
  question,
  sentences: [],
  verdict: null,
  closest: [],
  followUps: [],
  engine: null,
  failure: null,
  state: "writing",
  error: null,
})

export const isFailed = (turn: Pick<Turn, "question" | "state">, question: string): boolean =>
  turn.state === "failed" && turn.question === question

/** The stored messages, a question and its answer each. */
export const turnsOf = (messages: ReadonlyArray<KeptMessage>): ReadonlyArray<Turn> =>
  messages.flatMap((message, at) => {
    if (message.role === "answer") return []
    const next = messages[at + 1]
    const asked = askedTurn(message.id, message.text)
    if (next?.role !== "answer") return [{ ...asked, state: "stopped" }]
    const { sentences, verdict, closest, follow_ups: followUps, engine, failure, is_stopped: isStopped } = next
    return [{
      ...asked,
      sentences,
      verdict,
      closest,
      followUps,
      engine,
      failure,
      state: isStopped ? "stopped" : "answered",
    }]
  })

const unknown = { number: null, segments: [], begin: null, end: null, speaker: null, quote: null, supported: true }

/** The turn once another part of its answer has arrived. */
export const withEvent = (turn: Turn, event: AnswerEvent): Turn => {
  if (event.kind === "done") {
    const { verdict, closest, follow_ups: followUps, engine, failure } = event
    return { ...turn, verdict, closest, followUps, engine, failure, state: "answered" }
  }
  const before = turn.sentences[event.sentence] ?? { ...unknown, text: "" }
  const { kind: _, sentence: at, ...content } = event
  return { ...turn, sentences: turn.sentences.toSpliced(at, 1, { ...before, ...content }) }
}

/** What stands between a sentence and the next: nothing in Chinese and Japanese. */
export const gapAfter = (sentence: string): string =>
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303F\uFF01-\uFF60]$/u.test(sentence) ? "" : " "

/** Whether an answer is made of items, such as what has to be done: more than one, and none ends as a sentence does. */
export const isList = (sentences: ReadonlyArray<Pick<Sentence, "text">>): boolean =>
  sentences.length > 1 && sentences.every(({ text }) => !/[.!?。！？…”"’»」]$/u.test(text.trim()))

interface Stored {
  readonly id: string
  readonly question: string
}

/** A question that was asked on this page, with the ids of those that were stored before it. */
export interface Asked {
  readonly question: string
  readonly state: "writing" | "answered" | "stopped" | "failed"
  readonly earlier: ReadonlySet<string>
}

/**
 * The questions of this page that the stored history lacks: it may not have been fetched since, or fetching failed. What was
 * stopped is stored some time later, under an id that the page does not know.
 */
export const unstored = <Turn extends Asked>(
  own: ReadonlyArray<Turn>,
  stored: ReadonlyArray<Stored>,
): ReadonlyArray<Turn> =>
  own.filter(({ state, question, earlier }) =>
    state === "writing" || state === "failed" ||
    !stored.some((turn) => turn.question.trim() === question.trim() && !earlier.has(turn.id))
  )

export const idsOf = (stored: ReadonlyArray<Stored>): ReadonlySet<string> => new Set(stored.map(({ id }) => id))
