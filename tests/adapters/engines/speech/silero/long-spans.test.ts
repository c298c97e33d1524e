import { spanDivider } from "#adapters/engines/speech/silero/long-spans.ts"
import { assert, describe, it } from "@effect/vitest"

/** So many milliseconds at an amplitude of so many decibels, one after the other. */
const sound = (...parts: ReadonlyArray<readonly [milliseconds: number, decibels: number]>): Float32Array =>
  Float32Array.from(
    parts.flatMap(([milliseconds, level]) =>
      Array.from({ length: milliseconds * 16 }, (_, at) => (at % 2 === 0 ? 1 : -1) * 10 ** (level / 20))
    ),
  )

const divided = (samples: Float32Array, begin: number, end: number) => {
  const divider = spanDivider()
  for (let at = 0; at < samples.length; at += 512) divider.add(samples.subarray(at, at + 512))
  return divider.divided({ begin, end })
}

/** Words of 420 ms with 80 ms between them. */
const words = Array.from({ length: 90 }, () => [[420, -20], [80, -45]] as const).flat()

describe("speech without pauses", () => {
  it("is divided between two words, never inside one", () => {
    const pieces = divided(sound([2000, -70], ...words, [2000, -70]), 2000, 47_000)
    assert.isAbove(pieces.length, 2)
    assert.strictEqual(pieces[0]?.begin, 2000)
    assert.strictEqual(pieces.at(-1)?.end, 47_000)
    pieces.forEach(({ begin, end }, at) => {
      assert.isAtMost(end - begin, 15_000)
      if (at === 0) return
      assert.strictEqual(begin - (pieces[at - 1]?.end ?? 0), 20)
      assert.isAtLeast((begin - 2000) % 500, 420)
    })
  })

  it("stays whole if it is short enough for a chunk", () =>
    assert.deepStrictEqual(divided(sound([15_000, -20]), 0, 15_000), [{ begin: 0, end: 15_000 }]))
})
