import { resamplerScript } from "#adapters/meetings/browser/resampler-script.ts"
import { runInThisContext } from "node:vm"
import { assert, describe, it } from "vitest"

const resampler: (rate: number) => (input: Float32Array) => ReadonlyArray<number> = runInThisContext(resamplerScript)

/** How loud a tone is after it, in decibels of what it was; it comes in pieces of ten milliseconds. */
const levelOf = (hertz: number, rate: number): number => {
  const take = resampler(rate)
  const size = rate / 100
  const out = Array.from(
    { length: 100 },
    (_, piece) =>
      take(
        Float32Array.from({ length: size }, (_, at) => Math.sin((2 * Math.PI * hertz * (piece * size + at)) / rate)),
      ),
  ).flat()
  const middle = out.slice(2000, -2000)
  return 10 * Math.log10((2 * middle.reduce((sum, value) => sum + value * value, 0)) / middle.length)
}

describe.each([48_000, 44_100])("from %d to 16,000 samples a second", (rate) => {
  it.each([100, 1000, 3000, 5000, 6500])("%d Hz stays as loud as it is", (hertz) => {
    assert.closeTo(levelOf(hertz, rate), 0, 0.1)
  })

  it.each([8300, 9000, 10_000, 12_000, 15_900, 16_100, 20_000])("%d Hz does not fold back", (hertz) => {
    assert.isBelow(levelOf(hertz, rate), -80)
  })
})

describe("in its place", () => {
  it("is where the sound was", () => {
    const impulse = new Float32Array(4800)
    impulse[2400] = 1
    const out = resampler(48_000)(impulse)
    assert.strictEqual(out.indexOf(Math.max(...out)), 800)
  })
})
