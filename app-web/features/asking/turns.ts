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
