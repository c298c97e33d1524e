import type { AnswerRequest, DraftPart } from "#domain/asking/answer.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { PassageFinder } from "#domain/asking/passage-finder.port.ts"
import type { Line } from "#domain/transcript/transcript.ts"
import { Effect, Layer, Stream } from "effect"

const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Lines that share words of four letters or more with the question, those that share most first. */
const found = (
  { question, text, within }: Pick<AnswerRequest, "question" | "text" | "within">,
): ReadonlyArray<Line> => {
  const wanted = new Set(wordsOf(question))
  return text.lines
    .filter(({ id }) => within === null || within.has(id))
    .map((line) => ({ line, shared: wordsOf(line.text).filter((word) => wanted.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ line }) => line)
}

const partsOf = (request: AnswerRequest): ReadonlyArray<DraftPart> => {
  const [best, ...others] = found(request)
  const closest = others.slice(0, 3).map(({ id }) => [id])
  if (!best) return [{ _tag: "Conclusion", verdict: "notSaid", confidence: 0.1, closest, followUps: [] }]
  return [
    { _tag: "Sentence", text: best.text, segments: [best.id], quote: best.text },
    { _tag: "Conclusion", verdict: "answered", confidence: 0.9, closest, followUps: [] },
  ]
}

/** An honest answerer for tests: repeats the line that shares most words with the question. */
export const fakeAnswerer = Layer.mergeAll(
  Layer.succeed(Answerer, {
    name: "fake",
    prepare: () => Effect.void,
    answer: (request) => Stream.fromIterable(partsOf(request)),
    suggest: (text, _, limit) =>
      Effect.succeed(
        text.lines.filter((line) => wordsOf(line.text).length > 2).slice(0, limit).map((line) => line.text),
      ),
  }),
  Layer.succeed(PassageFinder, {
    find: (request, limit) => Effect.succeed(found(request).slice(0, limit).map(({ id }) => id)),
  }),
)
