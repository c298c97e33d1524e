import { mergeWords } from "#adapters/engines/speech/moonshine/merge-words.ts"
import { withRoom } from "#adapters/engines/speech/moonshine/with-room.ts"
import type { SoundMap } from "#adapters/media/pcm/spread-words.ts"
import type { Span, Word } from "#domain/recognition/speech.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, constantFrom, integer, property, tuple } from "fast-check"

/** Sound in some spans of so many milliseconds, in frames of 20 ms. */
const soundOf = (length: number, ...spans: ReadonlyArray<Span>): SoundMap => {
  let sound = 0
  return Float64Array.from({ length: length / 20 }, (_, at) => {
    if (spans.some(({ begin, end }) => at * 20 >= begin && at * 20 < end)) sound += 20
    return sound
  })
}

const heard = (text: string, from: number): ReadonlyArray<Word> =>
  text.split(" ").map((word, at) => ({
    text: word,
    begin: from + 300 * at,
    end: from + 300 * at + 250,
    confidence: 0.9,
  }))

const within = { begin: 0, end: 12_000 }
const merged = (written: string, other: ReadonlyArray<Word>) =>
  withRoom(mergeWords(written.split(" "), other, new Set()), within, soundOf(12_000, { begin: 200, end: 11_500 }))

const first = "But the other is that when you talk to young people they say there is no bus,"
const second = "but you would accept that for some it is the fare."

describe("words of a sentence of which nothing was heard", () => {
  it("are spread over the sound before what was heard next", () => {
    const words = merged(`${first} ${second}`, heard("but yung which except that for some it is the fare", 8000))
    const count = first.split(" ").length
    assert.isAtMost(words[0]?.begin ?? Infinity, 300)
    assert.isAtLeast(words[count - 1]?.end ?? 0, 7000)
    assert.isAtMost(words[count - 1]?.end ?? Infinity, 8000)
    assert.deepStrictEqual(words.slice(count + 4).map(({ begin }) => begin), [
      9200,
      9500,
      9800,
      10_100,
      10_400,
      10_700,
      11_000,
    ])
  })

  it("are spread over the sound after what was heard last", () => {
    const words = merged(`${second} ${first}`, heard("but you would accept that for some it is the fare", 500))
    const count = second.split(" ").length
    assert.closeTo(words[count - 1]?.begin ?? 0, 3500, 100)
    assert.isAtLeast(words[count]?.begin ?? 0, 3700)
    assert.isAtLeast(words.at(-1)?.end ?? 0, 11_400)
  })

  it("stay where they are if there is no sound to spread them over", () => {
    const words = mergeWords(first.split(" "), heard("bus", 8000), new Set())
    assert.deepStrictEqual(withRoom(words, within, soundOf(12_000, { begin: 8000, end: 8400 })), words)
  })

  it("and all others stay whole, in order, and within their time", () => {
    const pause = constantFrom(0, 0, 50, 400, 3000)
    const words = array(
      tuple(constantFrom("a", "we", "budget", "transport,", "20%"), pause, integer({ min: 1, max: 500 })),
      {
        maxLength: 30,
      },
    )
    holds(property(words, (parts) => {
      let at = 0
      const given = parts.map(([text, gap, length]): Word => {
        const begin = at + gap
        at = begin + length
        return { text, begin, end: at, confidence: 0.5 }
      })
      const whole = { begin: 0, end: at + 2000 }
      const placed = withRoom(given, whole, soundOf(Math.ceil(whole.end / 20) * 20, whole))
      assert.deepStrictEqual(placed.map(({ text }) => text), given.map(({ text }) => text))
      placed.forEach(({ begin, end }, nth) => {
        assert.isTrue(begin >= (placed[nth - 1]?.end ?? 0) && end >= begin && end <= whole.end)
      })
    }))
  })
})
