import { clock, lengthOf, longDayOf, minutesOf, sizeOf, timeOf } from "#web/lib/format.ts"
import * as fc from "fast-check"
import { afterEach, assert, describe, it, vi } from "vitest"

describe("times, lengths and sizes", () => {
  it("shows hours only if there are any", () => {
    assert.strictEqual(clock(63_000), "01:03")
    assert.strictEqual(clock(3_723_999), "1:02:03")
    assert.strictEqual(clock(-5), "00:00")
  })

  it("never goes backwards", () =>
    fc.assert(fc.property(fc.nat(360_000_000), (time) => {
      const seconds = clock(time).split(":").reduce((all, part) => all * 60 + Number(part), 0)
      assert.strictEqual(seconds, Math.floor(time / 1000))
    })))

  it("writes a length in the reader's language", () => {
    assert.strictEqual(lengthOf(31_860, "en"), "8 hr 51 min")
    assert.strictEqual(lengthOf(3600, "en"), "1 hr")
    assert.strictEqual(lengthOf(12, "en"), "12 sec")
    assert.strictEqual(lengthOf(50.76, "en"), "50 sec")
    assert.strictEqual(lengthOf(0.4, "en"), "1 sec")
    assert.strictEqual(lengthOf(61, "de"), "2 Min.")
    assert.strictEqual(minutesOf(625, "en"), "625 min")
  })

  it("never shows sixty minutes", () =>
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360_000, noNaN: true }), (seconds) =>
        assert.notMatch(lengthOf(seconds, "en"), /\b60 min/)),
    ))

  it("writes a size in decimal units", () => {
    assert.strictEqual(sizeOf(84_000_000, "en"), "84 MB")
    assert.strictEqual(sizeOf(9_999_000_000, "en"), "9,999 MB")
    assert.strictEqual(sizeOf(270_553_000_000, "en"), "271 GB")
    assert.strictEqual(sizeOf(1_500_000, "de"), "1,5 MB")
    assert.strictEqual(sizeOf(12, "en"), "1 kB")
    assert.match(sizeOf(84_000_000, "fr"), /^84\sMo$/)
  })
})

describe("dates", () => {
  afterEach(() => void vi.unstubAllGlobals())
  const evening = new Date(2026, 10, 26, 18, 5)

  it.each(
    [
      [["en-GB", "en"], "en", "26 November 2026", "18:05"],
      [["de-DE", "en-US"], "en", "November 26, 2026", "6:05 PM"],
      [["en-GB"], "de", "26. November 2026", "18:05"],
      [["fr-CA", "fr"], "fr", "26 novembre 2026", "18 h 05"],
    ] as const,
  )("are written as in the reader's region: %j, %s", (languages, language, day, time) => {
    vi.stubGlobal("navigator", { languages })
    assert.strictEqual(longDayOf(evening, language), day)
    // The space before "PM" is a narrow one.
    assert.strictEqual(timeOf(evening, language).replaceAll(/\s/gu, " "), time)
  })
})
