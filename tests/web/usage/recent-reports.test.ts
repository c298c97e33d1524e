import { recentReports } from "#web/lib/usage/recent-reports.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

/** Reports as they come: what each says, and how long after the one before. */
const reports = fc.array(fc.tuple(fc.integer({ min: 0, max: 160 }), fc.integer({ min: 0, max: 2500 })), {
  maxLength: 400,
})

const timed = (given: ReadonlyArray<readonly [number, number]>) => {
  let now = 1_795_942_800_000
  return given.map(([content, pause]) => ({ content: String(content), at: now += pause }))
}

describe("reports of the last few seconds", () => {
  it("pass exactly if the same was not sent within five seconds", () => {
    fc.assert(fc.property(reports, (given) => {
      const recent = recentReports()
      const sent = new Map<string, number>()
      for (const { content, at } of timed(given)) {
        const last = sent.get(content)
        const isExpected = last !== undefined && at - last < 5000
        assert.strictEqual(recent.isRepeated(content, at), isExpected)
        if (!isExpected) sent.set(content, at)
      }
    }))
  })

  it("are swept once there are more than 100: only those of the last five seconds stay", () => {
    fc.assert(fc.property(reports, (given) => {
      const recent = recentReports()
      const sent = new Map<string, number>()
      for (const { content, at } of timed(given)) {
        if (!recent.isRepeated(content, at)) sent.set(content, at)
        const young = [...sent.values()].filter((time) => at - time < 5000).length
        assert.isAtMost(recent.size(), Math.max(100, young))
      }
    }))
  })

  it("sweeps what is old, and only above 100", () => {
    const recent = recentReports()
    for (let nth = 0; nth < 100; nth += 1) recent.isRepeated(`old ${nth}`, 1000)
    assert.strictEqual(recent.size(), 100)
    recent.isRepeated("young", 5999)
    assert.strictEqual(recent.size(), 101)
    recent.isRepeated("younger", 6000)
    assert.strictEqual(recent.size(), 2)
    assert.isTrue(recent.isRepeated("young", 10_998))
    assert.isFalse(recent.isRepeated("young", 10_999))
  })

  it("are not held back for years by a clock that was wrong", () => {
    const recent = recentReports()
    recent.isRepeated("shown", 4_000_000_000_000)
    assert.isFalse(recent.isRepeated("shown", 1_795_942_800_000))
  })
})
