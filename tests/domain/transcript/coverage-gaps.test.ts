import { explained } from "#domain/transcript/coverage-gaps.ts"
import type { ChunkWork } from "#domain/transcript/work.ts"
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
