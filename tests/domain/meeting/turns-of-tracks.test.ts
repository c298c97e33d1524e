import { OffsetMs } from "#domain/kernel/offset-ms.ts"
import { turnsOfTracks } from "#domain/meeting/turns-of-tracks.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const track = (name: string | null, ...speech: ReadonlyArray<readonly [number, number]>) => ({
  name,
  speech: speech.map(([begin, end]) => ({ begin: OffsetMs.make(begin), end: OffsetMs.make(end) })),
})
const turns = (...tracks: ReadonlyArray<ReturnType<typeof track>>) =>
  turnsOfTracks(tracks).map(({ begin, end, name }) => `${name} ${begin}-${end}`)

const covers = (spans: ReadonlyArray<{ begin: number; end: number }>, at: number): number =>
  spans.filter(({ begin, end }) => at >= begin && at < end).length

describe("who spoke when, by the tracks of a meeting", () => {
  it("is by time, and a name for those who come back", () => {
    assert.deepStrictEqual(
      turns(track("Bob", [2000, 3000]), track("Anna", [0, 1500]), track("Anna", [4000, 5000])),
      ["Anna 0-1500", "Bob 2000-3000", "Anna 4000-5000"],
    )
  })

  it("numbers those without a name, each for itself, as they begin to speak", () => {
    assert.deepStrictEqual(
      turns(track(null, [4000, 5000]), track("Anna", [0, 1500]), track(null, [2000, 3000]), track(null)),
      ["Anna 0-1500", "Speaker 2 2000-3000", "Speaker 3 4000-5000"],
    )
  })

  it("is one at a time where people speak over each other", () => {
    assert.deepStrictEqual(turns(track("Anna", [0, 2000]), track("Bob", [1000, 3000])), [
      "Anna 0-1000",
      "Bob 1000-3000",
    ])
    assert.deepStrictEqual(
      turns(track("Anna", [0, 9000]), track("Bob", [1000, 3000], [4000, 5000])),
      ["Anna 0-1000", "Bob 1000-3000", "Anna 3000-4000", "Bob 4000-5000", "Anna 5000-9000"],
    )
  })

  it("covers what somebody said and nothing else, whoever it was", () => {
    const span = fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 20 })).map(([at, length]) => [at, at + length] as const)
    fc.assert(fc.property(fc.array(fc.array(span, { maxLength: 5 }), { maxLength: 4 }), (spoken) => {
      const tracks = spoken.map((spans, nth) => track(`${nth}`, ...spans))
      const found = turnsOfTracks(tracks)
      for (let at = 0; at < 80; at++) {
        const all = tracks.flatMap(({ speech }) => speech)
        assert.strictEqual(covers(found, at), Math.min(1, covers(all, at)), `${at}`)
      }
    }))
  })
})
