import {
  afterSign,
  type Attendance,
  locksFor,
  othersOf,
  pageLifeMs,
  softLockMs,
} from "#domain/collaboration/attendance.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { ada, bob } from "../../support/a-task.ts"

const line = SegmentId.make("g1")
const start = 1_000_000

const aPage = (page: string, given: Partial<Attendance> = {}): Attendance => ({
  page,
  user: ada,
  name: page,
  until: start + pageLifeMs,
  focus: null,
  ...given,
})
const editing = (page: string, since = start): Attendance => afterSign(aPage(page), line, since)

const holderFor = (page: string, all: ReadonlyArray<Attendance>, now = start) => locksFor(page, all, now)[0]

/** Pages on a few lines, whose signs came at about the same time. */
const somePages = fc.uniqueArray(
  fc.record({ page: fc.string({ minLength: 1 }), line: fc.nat(2), since: fc.nat(3) }),
  { selector: ({ page }) => page, minLength: 1, maxLength: 8 },
).map((all) => all.map((one) => afterSign(aPage(one.page), SegmentId.make(`g${one.line}`), start + one.since)))

describe("a soft lock on a line", () => {
  it("is held by the first to type, and looks the same wherever the pages are listed in another order", () => {
    fc.assert(fc.property(somePages, fc.func(fc.integer()), (all, rank) => {
      const shuffled = all.toSorted((a, b) => rank(a.page) - rank(b.page))
      for (const { page } of all) {
        assert.sameDeepMembers([...locksFor(page, all, start + 3)], [...locksFor(page, shuffled, start + 3)])
      }
    }))
  })

  it("has exactly one holder: of all on a line, one sees nobody ahead, and the others see that one", () => {
    fc.assert(fc.property(somePages, (all) => {
      for (const here of new Set(all.map(({ focus }) => focus?.line))) {
        const onLine = all.filter(({ focus }) => focus?.line === here)
        const ahead = onLine.map(({ page }) =>
          locksFor(page, all, start + 3).find((lock) => lock.line === here && lock.isAhead)?.by.page
        )
        const holders = onLine.filter((_, at) => ahead[at] === undefined).map(({ page }) => page)
        assert.lengthOf(holders, 1)
        assert.deepStrictEqual(
          new Set(ahead.filter((one) => one !== undefined)),
          new Set(onLine.length > 1 ? holders : []),
        )
      }
    }))
  })

  it("is decided even between two that began in the same millisecond", () => {
    const all = [editing("b"), editing("a")]
    assert.deepStrictEqual([holderFor("a", all)?.isAhead, holderFor("b", all)?.isAhead], [false, true])
  })

  it("ends eight seconds after the last keystroke, which keeps the place of who was first", () => {
    const [first, second] = [editing("a"), editing("b", start + 1000)]
    const later = afterSign(first, line, start + 7999)
    assert.strictEqual(holderFor("c", [later, second], start + 8500)?.by.page, "a")
    assert.strictEqual(holderFor("c", [first, second], start + softLockMs)?.by.page, "b")
    assert.deepStrictEqual(locksFor("c", [later], start + 7999 + softLockMs), [])
    const again = afterSign(first, line, start + softLockMs)
    assert.strictEqual(holderFor("c", [again, second], start + softLockMs)?.by.page, "b")
  })

  it("ends at once when its page leaves the line, or is silent for too long", () => {
    assert.deepStrictEqual(locksFor("c", [afterSign(editing("a"), null, start + 1)], start + 1), [])
    const silent = { ...editing("a"), until: start }
    assert.deepStrictEqual(locksFor("c", [silent], start), [])
  })

  it("is not seen by the page that holds it, but by its user's other windows", () => {
    const all = [editing("a"), aPage("b")]
    assert.deepStrictEqual(locksFor("a", all, start), [])
    assert.strictEqual(holderFor("b", all)?.by.user, ada)
  })
})

describe("the others at a task", () => {
  it("are each account once, without the page that looks, without those that fell silent", () => {
    const all = [
      aPage("c", { user: bob }),
      aPage("b", { user: bob }),
      aPage("d", { user: null, until: start }),
      aPage("a"),
      aPage("e"),
    ]
    assert.deepStrictEqual(othersOf("a", all, start).map(({ page }) => page), ["b", "e"])
  })
})
