import { firstPage, nextPage, type PageRequest, unique } from "#web/lib/paging.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

interface Named {
  readonly id: string
}

const server = (ids: ReadonlyArray<number>) => ({ page, size }: PageRequest) => ({
  items: ids.slice((page - 1) * size, page * size).map((id): Named => ({ id: String(id) })),
  total: ids.length,
})

type Read = ReturnType<typeof server>

/** Reads to the end; returns the pages and the requests. */
const readAll = (read: Read, pages: ReadonlyArray<ReturnType<Read>> = [], asked: ReadonlyArray<PageRequest> = []) => {
  const got = [...pages]
  const all = [...asked]
  const last = all.at(-1)
  let next = last === undefined ? firstPage : nextPage(got, last)
  while (next !== undefined && all.length < 500) {
    got.push(read(next))
    all.push(next)
    next = nextPage(got, next)
  }
  return { pages: got, asked: all }
}

const idsOf = (pages: ReadonlyArray<{ readonly items: ReadonlyArray<Named> }>) =>
  unique(pages.flatMap(({ items }) => items)).map(({ id }) => Number(id))

describe("an endless list", () => {
  it("requests ten at a time, more once there are many, and ends", () => {
    const { asked, pages } = readAll(server(Array.from({ length: 430 }, (_, id) => id)))
    assert.deepStrictEqual(asked.map(({ size }) => size), [10, 10, 10, 10, 10, 50, 50, 50, 100, 100, 100])
    assert.strictEqual(idsOf(pages).length, 430)
    assert.isUndefined(nextPage([{ items: [], total: 0 }], firstPage))
  })

  it("contains each item once, however many there are", () =>
    fc.assert(fc.property(fc.nat({ max: 1200 }), (count) => {
      const ids = Array.from({ length: count }, (_, id) => id)
      assert.deepStrictEqual(idsOf(readAll(server(ids)).pages), ids)
    })))

  it("misses none if some were added at the top or removed meanwhile", () =>
    fc.assert(fc.property(fc.nat({ max: 300 }), fc.nat({ max: 9 }), fc.nat({ max: 30 }), fc.array(fc.nat(299)), (
      count,
      steps,
      added,
      gone,
    ) => {
      const before = Array.from({ length: count }, (_, id) => id)
      const first = readAll(server(before))
      const some = first.pages.slice(0, steps + 1)
      const taken = new Set(gone)
      // The cached pages after updates about additions and removals.
      const updated = some.map(({ items }, index) => ({
        items: [
          ...(index === 0 ? Array.from({ length: added }, (_, id): Named => ({ id: String(-id - 1) })) : []),
          ...items.filter(({ id }) => !taken.has(Number(id))),
        ],
      }))
      const after = [
        ...Array.from({ length: added }, (_, id) => -id - 1),
        ...before.filter((id) => !taken.has(id)),
      ]
      const known = updated.map(({ items }) => ({ items, total: after.length }))
      const { pages } = readAll(server(after), known, first.asked.slice(0, steps + 1))
      assert.sameMembers(idsOf(pages), after)
    })))
})
