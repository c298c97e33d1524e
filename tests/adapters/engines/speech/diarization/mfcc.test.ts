import { analyser, dimensions, frameLength } from "#adapters/engines/speech/diarization/mfcc.ts"
import { assert, describe, it } from "@effect/vitest"

const tone = (hertz: number, loudness: number): Float32Array =>
  Float32Array.from({ length: frameLength }, (_, i) => loudness * Math.sin((2 * Math.PI * hertz * i) / 16_000))

const describeFrame = (samples: Float32Array) => {
  const coefficients = new Float32Array(dimensions)
  const level = analyser().frame(samples, 0, 0, coefficients, 0)
  return { level, coefficients: Array.from(coefficients) }
}

const distance = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): number =>
  Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))

describe("the sound of a frame", () => {
  it("does not depend on loudness", () => {
    const quiet = describeFrame(tone(440, 0.1))
    const loud = describeFrame(tone(440, 0.5))
    assert.isBelow(distance(quiet.coefficients, loud.coefficients), 0.5)
    assert.closeTo(loud.level - quiet.level, 20 * Math.log10(5), 0.01)
  })

  it("has the level of a full-scale sine", () => {
    assert.closeTo(describeFrame(tone(1000, 1)).level, -3.01, 0.05)
  })

  it("differs between pitches", () => {
    const low = describeFrame(tone(200, 0.3)).coefficients
    assert.isAbove(distance(low, describeFrame(tone(3000, 0.3)).coefficients), 10)
  })

  it("has a positive first coefficient for low sounds, and a negative one for high sounds", () => {
    assert.isAbove(describeFrame(tone(150, 0.3)).coefficients[0] ?? 0, 0)
    assert.isBelow(describeFrame(tone(6000, 0.3)).coefficients[0] ?? 0, 0)
  })
})
