import { type Asked, idsOf, unstored } from "#web/features/asking/turns.ts"
import { assert, describe, it } from "vitest"

const stored = [{ id: "1", question: "What was decided?" }, { id: "2", question: "Who was there?" }]

const asked = (question: string, state: Asked["state"], earlier = idsOf(stored.slice(0, 1))) => ({
  question,
  state,
  earlier,
})

describe("of the questions of a page", () => {
  it.each(["answered", "stopped"] as const)("one that was %s is shown once, as it is stored", (state) => {
    assert.deepStrictEqual(unstored([asked("Who was there? ", state)], stored), [])
  })

  it("one that the stored history lacks stays, also if the history could not be fetched", () => {
    const own = [asked("Who was there?", "answered")]
    assert.deepStrictEqual(unstored(own, stored.slice(0, 1)), own)
  })

  it("one that was asked before, too, is not taken for that one", () => {
    const own = [asked("Who was there?", "stopped", idsOf(stored))]
    assert.deepStrictEqual(unstored(own, stored), own)
  })

  it("one that is being answered, or failed, stays", () => {
    const own = [asked("Who was there?", "writing"), asked("Who was there?", "failed")]
    assert.deepStrictEqual(unstored(own, stored), own)
  })
})
