import { cluster } from "#adapters/engines/speech/diarization/clustering.ts"
import {
  addInto,
  countOf,
  type Gaussian,
  gaussianOf,
  logDeterminant,
  twoVoices,
} from "#adapters/engines/speech/diarization/gaussian.ts"
import { dimensions } from "#adapters/engines/speech/diarization/mfcc.ts"
import { assert, describe, it } from "@effect/vitest"

/** Pseudo-random frames with a given mean and spread, the same in every run. */
const frames = (count: number, seed: number, mean: number, spread: number): Float32Array => {
  let state = seed
  const chance = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const normal = (): number => Math.sqrt(-2 * Math.log(chance() + 1e-12)) * Math.cos(2 * Math.PI * chance())
  return Float32Array.from({ length: count * dimensions }, () => mean + spread * normal())
}

const fit = (table: Float32Array): Gaussian => {
  const count = table.length / dimensions
  return gaussianOf(table, new Uint8Array(count).fill(1), 0, count)
}

const bic = (a: Gaussian, b: Gaussian): number => twoVoices(a, b, logDeterminant(a), logDeterminant(b), 1.8)

describe("Gaussians", () => {
  it("multiplies the variances of independent coordinates", () => {
    assert.closeTo(logDeterminant(fit(frames(20_000, 1, 5, 3))), dimensions * Math.log(9 + 0.01), 0.15)
  })

  it("skip unvoiced frames", () => {
    assert.strictEqual(countOf(gaussianOf(frames(4, 1, 0, 1), Uint8Array.of(1, 0, 1, 1), 0, 4)), 3)
  })

  it("join exactly", () => {
    const table = frames(400, 2, 1, 2)
    const half = table.length / 2
    const joined = fit(table.subarray(0, half))
    addInto(joined, fit(table.subarray(half)))
    assert.closeTo(logDeterminant(joined), logDeterminant(fit(table)), 1e-9)
  })

  it("distinguish one voice from two", () => {
    assert.isBelow(bic(fit(frames(300, 3, 0, 1)), fit(frames(300, 4, 0, 1))), 0)
    assert.isAbove(bic(fit(frames(900, 3, 0, 1)), fit(frames(900, 4, 2, 1))), 0)
  })
})

const voices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    parts: [{ from: index, to: index + 1 }],
    gaussian: fit(frames(150, index + 1, index % 3 === 0 ? 0 : index % 3 === 1 ? 3 : -3, 1)),
  }))

describe("clustering", () => {
  it("finds the voices, each with all of its parts", () => {
    const found = cluster(voices(30), null)
    assert.strictEqual(found.length, 3)
    for (const { parts } of found) {
      assert.strictEqual(parts.length, 10)
      assert.strictEqual(new Set(parts.map(({ from }) => from % 3)).size, 1)
    }
  })

  it("stops at the known number", () => {
    assert.strictEqual(cluster(voices(30), 2).length, 2)
    assert.strictEqual(cluster(voices(30), 5).length, 5)
  })

  it("finds the same voices in a recording too long to compare all at once", () => {
    const found = cluster(voices(90), null, {}, 20)
    assert.strictEqual(found.length, 3)
    assert.strictEqual(found.reduce((sum, { parts }) => sum + parts.length, 0), 90)
  })
})
