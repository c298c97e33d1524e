import { SegmentId } from "#domain/kernel/ids.ts"
import { extendedToSpeech } from "#domain/transcript/line-edges.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, integer, property, tuple } from "fast-check"

const line = (begin: number, end: number): Segment => ({
  id: SegmentId.make(`s1-${begin}`),
  begin,
  end,
  text: "Yes.",
  words: [],
  speakerId: null,
})

const spoken = (...words: ReadonlyArray<readonly [number, number]>): Segment => ({
  ...line(words[0]?.[0] ?? 0, words.at(-1)?.[1] ?? 0),
  words: words.map(([begin, end]) => ({ begin, end, text: "yes", confidence: 0.9 })),
})

const edges = (lines: ReadonlyArray<Segment>, speech: ReadonlyArray<readonly [number, number]>) =>
  extendedToSpeech(lines, speech.map(([begin, end]) => ({ begin, end }))).map(({ begin, end }) => [begin, end])

describe("the edges of lines", () => {
  it("are those of the speech in which their words are", () => {
    assert.deepStrictEqual(edges([line(1200, 2600)], [[900, 3000]]), [[900, 3000]])
  })

  it("move by half a second at most, since what is further away may be other words", () => {
    assert.deepStrictEqual(edges([line(2000, 3000)], [[0, 9000]]), [[1500, 3500]])
  })

  it("stop where another line is", () => {
    assert.deepStrictEqual(edges([line(1000, 2000), line(2200, 3000)], [[800, 3300]]), [[800, 2200], [2200, 3300]])
  })

  it("are not in the pause after or before a word that lasts into it", () => {
    const late = spoken([1000, 1400], [1500, 3100])
    const [first, second] = extendedToSpeech([late, line(3100, 4000)], [{ begin: 1000, end: 2000 }, {
      begin: 3050,
      end: 4000,
    }])
    assert.deepStrictEqual([first?.end, first?.words.at(-1)?.end, second?.begin], [2000, 2000, 3050])
    const early = spoken([1000, 3200], [3300, 3500])
    assert.deepStrictEqual(edges([early], [[0, 900], [3050, 3500]]), [[3050, 3500]])
    assert.deepStrictEqual(edges([late], [[1000, 2000], [2300, 3100]]), [[1000, 3100]])
  })

  it("stay where no speech was detected", () => {
    assert.deepStrictEqual(edges([line(1000, 2000)], [[0, 900], [2100, 3000]]), [[1000, 2000]])
  })

  it("stay in order, never shrink, and never reach into a line that they did not overlap", () => {
    const spans = array(tuple(integer({ min: 0, max: 900 }), integer({ min: 1, max: 2000 })), { maxLength: 20 })
    holds(property(spans, spans, (gaps, pauses) => {
      const inOrder = (parts: typeof gaps): Array<readonly [number, number]> => {
        let at = 0
        return parts.map(([gap, length]) => {
          const begin = at + gap
          at = begin + length
          return [begin, at]
        })
      }
      const lines = inOrder(gaps)
      const moved = edges(lines.map(([begin, end]) => line(begin, end)), inOrder(pauses))
      assert.strictEqual(moved.length, lines.length)
      moved.forEach(([begin = 0, end = 0], at) => {
        const [oldBegin, oldEnd] = lines[at] ?? [0, 0]
        assert.isTrue(begin <= oldBegin && end >= oldEnd && begin >= (moved[at - 1]?.[1] ?? 0))
      })
    }))
  })
})
