import { type Facts, firstFacts, isAnnounced, phaseOf } from "#web/features/summary/writing/session/phase.ts"
import { assert, describe, it } from "vitest"

const open: Facts = { ...firstFacts, entry: "open", link: "synced" }
const phase = (more: Partial<Facts>) => phaseOf({ ...open, ...more })

describe("the state of a text that is written", () => {
  it("is entering until there is a text", () => assert.strictEqual(phaseOf(firstFacts), "entering"))

  it("is saving until the server has stored what was written, and only then saved", () => {
    assert.strictEqual(phase({}), "editing")
    assert.strictEqual(phase({ isPending: true }), "saving")
    assert.strictEqual(phase({ wasSaved: true }), "saved")
    assert.strictEqual(phase({ wasSaved: true, isPending: true }), "saving")
  })

  it("says that there is no connection, rather than what waits for it", () => {
    assert.strictEqual(phase({ link: "cut", isPending: true }), "offline")
    assert.strictEqual(phase({ link: "joining", isPending: true }), "syncing")
  })

  it("says that a text cannot be saved, until it is, but not instead of a missing connection", () => {
    assert.strictEqual(phase({ isPending: true, isUnstored: true }), "unstored")
    assert.strictEqual(phase({ isUnstored: true, link: "cut" }), "offline")
  })

  it("asks for a decision before all else, until the text is left", () => {
    assert.strictEqual(phase({ conflicts: 1, link: "cut" }), "conflict")
    assert.strictEqual(phase({ conflicts: 1, entry: "leaving" }), "leaving")
  })
})

describe("what a screen reader hears of it", () => {
  it("leaves out each save, but not the result", () => {
    assert.isFalse(isAnnounced("saving", "editing"))
    assert.isTrue(isAnnounced("saved", "editing"))
    assert.isFalse(isAnnounced("saved", "saved"))
    assert.isTrue(isAnnounced("offline", "saved"))
  })
})
