import { compare } from "#domain/watched-place/compare.ts"
import type { WatchedItem } from "#domain/watched-place/watched-item.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { anItem, itemId } from "../../support/watched-place/a-watched-place.ts"
import { aSighting } from "../../support/watched-place/fake-places.ts"

const step = fc.constantFrom("look", "work", "fail", "retry")
/** What is there at each step: files by name, with the version that they have at the time. */
const files = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.constantFrom("1", "2", "3"))

/** Remembers as a store does, and counts tasks; work is interrupted at any point, since each change is stored by itself. */
const play = (steps: ReadonlyArray<readonly [string, Record<string, string>]>) => {
  let items: ReadonlyArray<WatchedItem> = []
  const made: Array<string> = []
  const looks: Array<Record<string, string>> = []
  let next = 0
  for (const [what, there] of steps) {
    if (what === "look") {
      const sightings = Object.entries(there).map(([key, version]) => aSighting(key, { version }))
      const { fresh, grown, gone } = compare(items, sightings)
      items = [
        ...items.filter(({ id }) => !gone.includes(id))
          .map((item) => grown.includes(item.id) ? waits(item) : item),
        ...fresh.map(({ key, version }) => anItem(++next, { id: itemId(next), key, version, state: "seen" })),
      ]
      looks.push(there)
    }
    const ended = { work: "made", fail: "failed" } as const
    if (what === "work" || what === "fail") {
      const first = items.find(({ state }) => state === "waiting")
      if (first !== undefined && what === "work") made.push(`${first.key} ${first.version}`)
      items = items.map((item) => item === first ? { ...item, state: ended[what] } : item)
    }
    if (what === "retry") {
      items = items.map((item) => item.state === "failed" ? waits(item) : item)
    }
  }
  return { items, made, looks }
}

const episode = (key: string, also: string) => aSighting(key, { also, version: "" })

const waits = (item: WatchedItem): WatchedItem => ({ ...item, state: "waiting" })

describe("what a look tells", () => {
  it("never makes two tasks of one version, and none of what was not the same at two looks in a row", () => {
    fc.assert(fc.property(fc.array(fc.tuple(step, files), { maxLength: 40 }), (steps) => {
      const { made, looks } = play(steps)
      assert.strictEqual(new Set(made).size, made.length)
      for (const one of made) {
        const [key = "", version] = one.split(" ")
        assert.isTrue(looks.some((look, at) => look[key] === version && looks[at + 1]?.[key] === version), one)
      }
    }))
  })

  it("loses nothing: what is there and stays as it is becomes a task, whatever happened before", () => {
    fc.assert(fc.property(fc.array(fc.tuple(step, files), { maxLength: 30 }), files, (steps, there) => {
      const work = Array.from({ length: 20 }, () => ["work", there] as const)
      const { items, made } = play([...steps, ["look", there], ["look", there], ["retry", there], ...work])
      for (const [key, version] of Object.entries(there)) {
        assert.include(made, `${key} ${version}`)
        assert.strictEqual(items.find((item) => item.key === key && item.version === version)?.state, "made")
      }
    }))
  })

  it("knows an episode by either of its names", () => {
    const known = [anItem(1, { key: "a", also: "https://x/a.mp3", version: "", state: "made" })]
    const freshOf = (key: string, also: string) => compare(known, [episode(key, also)]).fresh.length
    assert.strictEqual(freshOf("a", "https://x/a.mp3"), 0)
    assert.strictEqual(freshOf("a", "https://other/a.mp3"), 0)
    assert.strictEqual(freshOf("new id", "https://x/a.mp3"), 0)
    assert.strictEqual(freshOf("b", "https://x/b.mp3"), 1)
    assert.lengthOf(compare([], [episode("b", "https://x/b"), episode("b", "https://x/c")]).fresh, 1)
  })
})
