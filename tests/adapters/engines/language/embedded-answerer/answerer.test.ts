import { layer, layerWithin } from "#adapters/engines/language/embedded-answerer/answerer.ts"
import type { AnswerRequest, DraftPart } from "#domain/asking/answer.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { aQuestion } from "#tests/support/asking/a-question.ts"
import { assert, it } from "@effect/vitest"
import { Effect, Stream } from "effect"

const answerTo = (request: AnswerRequest) =>
  Effect.flatMap(Answerer, (answerer) => Stream.runCollect(answerer.answer(request)))

const saidBy = (parts: ReadonlyArray<DraftPart>): string =>
  parts.map((part) => part._tag === "Sentence" ? part.text : "").join("")

it.live("an answer that takes too long fails, and says so", () =>
  Effect.gen(function*() {
    const failure = yield* Effect.flip(answerTo(aQuestion("What is the budget?")))
    assert.strictEqual(failure.reason, "timed-out")
  }).pipe(Effect.provide(layerWithin(1))))

it.live("answers follow the present revision and the present names, in one process", () =>
  Effect.gen(function*() {
    const asked = aQuestion("Who sends the contract to the supplier?")
    assert.match(saidBy(yield* answerTo(asked)), /^Ben: /)
    const speakers = asked.text.speakers.map((one) => one.name === "Ben" ? { ...one, name: "Benedict" } : one)
    assert.match(saidBy(yield* answerTo({ ...asked, text: { ...asked.text, speakers } })), /^Benedict: /)
    const lines = asked.text.lines.filter(({ text }) => !text.includes("supplier"))
    const shorter = { ...asked, text: { ...asked.text, lines, revision: 2 } }
    assert.strictEqual(saidBy(yield* answerTo(shorter)), "")
    assert.match(saidBy(yield* answerTo(asked)), /^Ben: /)
  }).pipe(Effect.provide(layer)))
