import { joinTexts } from "#domain/text/join-texts.ts"
import { Predicate } from "effect"

/** Something said, with what is known of its time, in seconds from the start of the chunk. */
export interface Timed {
  readonly text: string
  readonly start: number | null
  readonly end: number | null
}

export interface ResponseSegment extends Timed {
  readonly speaker: string | null
  readonly silence: number | null
  readonly likelihood: number | null
}

/** What can be used of an answer of `/audio/transcriptions`, whatever its format. */
export interface TranscriptionResponse {
  readonly text: string
  readonly words: ReadonlyArray<Timed>
  readonly segments: ReadonlyArray<ResponseSegment>
  readonly language: unknown
}

/**
 * Compatible services answer almost right: JSON as another type, plain text, numbers as strings, words or segments without
 * times. One bad part must not cost what was heard, and paid for. Null for what has no text at all.
 */
export const transcriptionResponse = (answer: unknown): TranscriptionResponse | null => {
  const given = typeof answer === "string" ? fromText(answer) : answer
  if (!Predicate.isObject(given)) return null
  const all = fieldsOf(given)
  const segments = listOf(all["segments"]).flatMap(segmentOf)
  const words = listOf(all["words"]).flatMap(timedOf)
  const said = typeof all["text"] === "string" ? all["text"] : null
  if (said === null && segments.length === 0 && words.length === 0) return null
  const parts = segments.length > 0 ? segments : words
  const language = all["language"] ?? fieldsOf(listOf(all["languages"])[0])["code"]
  return { text: said ?? parts.map(({ text }) => text).reduce(joinTexts, ""), words, segments, language }
}

/** Whether any has a time: the times that are missing follow from those that are there. */
export const hasTimes = (items: ReadonlyArray<Timed>): boolean =>
  items.some(({ start, end }) => start !== null || end !== null)

/** JSON that came as text, or a text that came alone; a page is neither. */
const fromText = (answer: string): unknown => {
  const text = answer.trim()
  try {
    const parsed: unknown = JSON.parse(text)
    return Predicate.isObject(parsed) ? parsed : typeof parsed === "string" ? { text: parsed } : { text }
  } catch {
    return text === "" || /^[<{[]/.test(text) ? null : { text }
  }
}

const segmentOf = (value: unknown): ReadonlyArray<ResponseSegment> => {
  const { speaker, no_speech_prob: silence, avg_logprob: likelihood } = fieldsOf(value)
  const [timed] = timedOf(value)
  return timed === undefined ? [] : [{
    ...timed,
    speaker: typeof speaker === "string" || typeof speaker === "number" ? String(speaker) : null,
    silence: numberOf(silence),
    likelihood: numberOf(likelihood),
  }]
}

const timedOf = (value: unknown): ReadonlyArray<Timed> => {
  const { word, text = word, start, end } = fieldsOf(value)
  const said = typeof text === "string" || typeof text === "number" ? String(text).trim() : ""
  return said === "" ? [] : [{ text: said, start: timeOf(start), end: timeOf(end) }]
}

const timeOf = (value: unknown): number | null => {
  const seconds = numberOf(value)
  return seconds === null || seconds < 0 ? null : seconds
}

/** Some services write numbers as strings. */
const numberOf = (value: unknown): number | null => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value
  return typeof number === "number" && Number.isFinite(number) ? number : null
}

const listOf = (value: unknown): ReadonlyArray<unknown> => Array.isArray(value) ? value : []

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Predicate.isObject(value) ? { ...value } : {}
