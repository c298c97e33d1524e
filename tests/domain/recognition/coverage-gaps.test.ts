import { explained, missingSpeech } from "#domain/recognition/coverage-gaps.ts"
import type { ChunkWork } from "#domain/recognition/work.ts"
import { assert, describe, it } from "@effect/vitest"

const chunk = (facts: Partial<ChunkWork>): ChunkWork => ({
  index: 0,
  begin: 0,
  end: 10_000,
  speech: [],
  state: "done",
  result: null,
  failure: null,
  ...facts,
})

const missing = [{ begin: 2000, end: 5000 }]

describe("the reason for a coverage gap", () => {
  it("is no-words-heard where every chunk around it finished", () => {
    assert.deepStrictEqual(explained(missing, [chunk({})]), [{ begin: 2000, end: 5000, reason: "no-words-heard" }])
  })

  it("is the failure of the chunk around it", () => {
    const chunks = [chunk({ state: "failed", failure: "timed-out" })]
    assert.deepStrictEqual(explained(missing, chunks), [{ begin: 2000, end: 5000, reason: "timed-out" }])
  })

  it("is unknown where no chunk covers it", () => {
    assert.isNull(explained(missing, [chunk({ begin: 20_000, end: 30_000 })]))
  })
})

const said = (begin: number, text: string) => ({ begin, end: begin + 400, text, confidence: 0.9 })

const workOf = (words: ReadonlyArray<ReturnType<typeof said>>) => ({
  plan: { engine: "built-in", whole: { duration: 10_000, offsets: [], chunkCount: 1 } },
  chunks: [chunk({
    speech: [{ begin: 0, end: 10_000 }],
    result: { words, sentences: [{ begin: 0, end: 9900, text: "so goodbye" }], turns: null, language: null },
  })],
})

describe("speech without words", () => {
  it("is missing though a sentence reaches across it", () => {
    const words = [said(0, "so"), said(9000, "goodbye")]
    assert.deepStrictEqual(missingSpeech(workOf(words), true), [{ begin: 1400, end: 8000 }])
  })

  it("has its sentence where the engine gives no words for it", () => {
    assert.deepStrictEqual(missingSpeech(workOf([]), true), [])
  })
})
