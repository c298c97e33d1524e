import { readMarkdown } from "#adapters/documents/yjs/read-markdown.ts"
import { editInPlace } from "#domain/text/edit-in-place.ts"
import { array, assert as holds, integer, property, record } from "fast-check"
import { EditMap } from "micromark-util-edit-map"
import { assert, describe, it } from "vitest"

editInPlace()

type Events = Parameters<EditMap["consume"]>[0]

/** Events that differ; what they are does not matter here. */
const events = (count: number): Events => {
  const all: Events = []
  Reflect.apply(all.push, all, Array.from({ length: count }, (_, nth) => ["enter", nth]))
  return all
}

/** Each edit stands alone, as micromark makes them. */
const edits = array(
  record({ gap: integer({ min: 1, max: 4 }), remove: integer({ min: 0, max: 3 }), add: integer({ min: 0, max: 3 }) }),
  { maxLength: 8 },
)

describe("edits of what micromark has read", () => {
  it("are those that were asked for, many or few", () => {
    holds(property(edits, (asked) => {
      const map = new EditMap()
      const all = events(80)
      const expected: Array<unknown> = [...all]
      let at = 0
      const made = asked.map(({ gap, remove, add }) => {
        const place = at + gap
        at = place + remove
        return { place, remove, add: events(add) }
      })
      for (const { place, remove, add } of made) map.add(place, remove, [...add])
      for (const { place, remove, add } of made.toReversed()) expected.splice(place, remove, ...add)
      map.consume(all)
      assert.deepStrictEqual<ReadonlyArray<unknown>>(all, expected)
      map.consume(all)
      assert.lengthOf(all, expected.length)
    }))
  })

  it("move what is behind them, and copy nothing before them", () => {
    let written = 0
    const watched = new Proxy(events(10_000), {
      set: (target, key, value) => {
        written++
        return Reflect.set(target, key, value)
      },
    })
    const map = new EditMap()
    map.add(9990, 0, events(3))
    map.add(9995, 3, [])
    map.consume(watched)
    assert.lengthOf(watched, 10_000)
    assert.isBelow(written, 50)
  })
})

describe("a list of thousands of lists", () => {
  it("is read as each of them is", () => {
    const one = "- point\n  - of it\n    - in detail\n  - and more\n"
    const items = readMarkdown(one.repeat(300)).content?.[0]?.content ?? []
    assert.lengthOf(items, 300)
    assert.deepStrictEqual([...new Set(items.map((item) => JSON.stringify(item)))], [
      JSON.stringify(readMarkdown(one).content?.[0]?.content?.[0]),
    ])
  })
})
