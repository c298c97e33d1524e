import { defaultChunkRules } from "#domain/recognition/chunks.ts"
import { joined } from "#domain/recognition/coverage.ts"
import type { Span } from "#domain/recognition/speech.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, integer, oneof, property, tuple } from "fast-check"
import { cutChunks } from "../../support/pipeline/cut-chunks.ts"

const pause = oneof(integer({ min: 1, max: 600 }), integer({ min: 1, max: 5000 }))
const length = oneof(integer({ min: 1, max: 9000 }), integer({ min: 1, max: 90_000 }))

/** Speech spans in order, and the duration of a recording that contains them. */
const recording = array(tuple(pause, length), { maxLength: 30 }).chain((parts) =>
  pause.map((tail) => {
    let at = 0
    const spans = parts.map(([gap, length]): Span => {
      const begin = at + gap
      at = begin + length
      return { begin, end: at }
    })
    return { spans, duration: at + tail }
  })
)

describe("cutting speech into chunks", () => {
  it("covers all speech, in order, without overlap, inside the recording, none too long", () => {
    holds(property(recording, ({ spans, duration }) => {
      const chunks = cutChunks(spans, duration, defaultChunkRules)
      chunks.forEach((chunk, index) => {
        assert.isAtLeast(chunk.begin, index === 0 ? 0 : chunks[index - 1]?.end ?? 0)
        assert.isAbove(chunk.end, chunk.begin)
        assert.isAtMost(chunk.end, duration)
        assert.isAtMost(chunk.end - chunk.begin, defaultChunkRules.maxLength)
      })
      assert.deepStrictEqual(joined(chunks.flatMap(({ speech }) => speech)), joined(spans))
      for (const span of spans) {
        let at = span.begin
        for (const chunk of chunks) if (chunk.begin <= at && chunk.end > at) at = chunk.end
        assert.isAtLeast(at, span.end)
      }
    }))
  })

  it("pads speech where there is room in the silence", () => {
    assert.deepStrictEqual(
      cutChunks([{ begin: 1000, end: 3000 }, { begin: 5000, end: 6000 }], 6050, defaultChunkRules),
      [
        { begin: 700, end: 3300, speech: [{ begin: 1000, end: 3000 }] },
        { begin: 4700, end: 6050, speech: [{ begin: 5000, end: 6000 }] },
      ],
    )
  })

  it("bridges short pauses up to the preferred length, and cuts at pauses beyond it", () => {
    const spans = [{ begin: 0, end: 5000 }, { begin: 5200, end: 11_000 }, { begin: 11_200, end: 14_000 }]
    assert.deepStrictEqual(cutChunks(spans, 20_000, defaultChunkRules), [
      { begin: 0, end: 11_100, speech: spans.slice(0, 2) },
      { begin: 11_100, end: 14_300, speech: spans.slice(2) },
    ])
  })

  it("ends the first chunk with its first utterance, for text to appear soon", () => {
    const spans = [
      { begin: 0, end: 800 },
      { begin: 1300, end: 2600 },
      { begin: 2900, end: 3500 },
      { begin: 4000, end: 6000 },
      { begin: 6500, end: 9000 },
    ]
    assert.deepStrictEqual(cutChunks(spans, 20_000, defaultChunkRules).map(({ speech }) => speech), [
      spans.slice(0, 3),
      spans.slice(3),
    ])
  })
})
