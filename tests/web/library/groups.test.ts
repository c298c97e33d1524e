import { groupTasks, whenOf } from "#web/features/library/list/groups.ts"
import { holdGroups } from "#web/features/library/list/held-groups.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const now = new Date(2026, 10, 21, 15, 30)
const hour = 3_600_000
const some = (created: Date, progress: unknown = null, id = "1") => ({
  id,
  created_at: created.toISOString(),
  progress,
})
const nameOf = (created: Date, progress: unknown = null): string | undefined =>
  groupTasks([some(created, progress)], "newest", now)[0]?.name

const tasks = fc.uniqueArray(
  fc.record({
    id: fc.nat({ max: 60 }).map(String),
    created_at: fc.date({ min: new Date(2026, 9, 1), max: new Date(2026, 11, 31), noInvalidDate: true })
      .map((date) => date.toISOString()),
    progress: fc.constantFrom(null, null, { step: "queued" }),
  }),
  { selector: ({ id }) => id },
)
const sort = fc.constantFrom("newest", "oldest", "title", "longest")

describe("the groups of the library", () => {
  it("follow the reader's calendar, not the hours passed", () => {
    assert.strictEqual(nameOf(new Date(2026, 10, 21, 0, 0, 1)), "today")
    assert.strictEqual(nameOf(new Date(2026, 10, 20, 23, 59, 59)), "yesterday")
    assert.strictEqual(nameOf(new Date(2026, 10, 20)), "yesterday")
    assert.strictEqual(nameOf(new Date(2026, 10, 19, 23, 59, 59)), "earlier")
    assert.strictEqual(nameOf(new Date(2025, 10, 21, 15, 30)), "earlier")
  })

  it("show running tasks first, however old they are", () => {
    assert.strictEqual(nameOf(new Date(2020, 0, 1), { step: "queued" }), "inProgress")
  })

  it("count a date in the future as today", () => {
    assert.strictEqual(nameOf(new Date(2026, 10, 25)), "today")
    assert.match(whenOf(new Date(2026, 10, 25, 9, 5).toISOString(), now, "en"), /^9:05\sAM$/)
  })

  it("are ordered like the list; by title or length there is only one", () => {
    const list = [some(now, null, "1"), some(new Date(+now - 24 * hour), null, "2"), some(now, { step: "queued" }, "3")]
    const names = (by: "newest" | "oldest" | "title") => groupTasks(list, by, now).map(({ name }) => name)
    assert.deepStrictEqual(names("newest"), ["inProgress", "today", "yesterday"])
    assert.deepStrictEqual(names("oldest"), ["inProgress", "yesterday", "today"])
    assert.deepStrictEqual(names("title"), ["all"])
  })

  it("contain every task once, in the order of the list", () =>
    fc.assert(fc.property(tasks, sort, (list, by) => {
      const groups = groupTasks(list, by, now)
      const shown = groups.flatMap(({ tasks }) => tasks)
      assert.sameMembers(shown.map(({ id }) => id), list.map(({ id }) => id))
      for (const group of groups) {
        assert.isNotEmpty(group.tasks)
        assert.deepStrictEqual(group.tasks, list.filter((task) => group.tasks.includes(task)))
      }
    })))
})

const idsOf = (groups: ReadonlyArray<{ readonly tasks: ReadonlyArray<{ readonly id: string }> }>) =>
  groups.flatMap((group) => group.tasks.map(({ id }) => id))

describe("while the reader points at a row", () => {
  it("rows keep their order and their groups, and show their latest state", () =>
    fc.assert(fc.property(tasks, tasks, (before, after) => {
      const shown = groupTasks(before, "newest", now)
      const held = holdGroups(shown, groupTasks(after, "newest", now), after)
      const known = new Set(before.map(({ id }) => id))
      const there = new Set(after.map(({ id }) => id))
      assert.deepStrictEqual(
        held.groups.map(({ name, tasks }) => [name, tasks.filter(({ id }) => known.has(id)).map(({ id }) => id)])
          .filter(([, ids]) => ids?.length !== 0),
        shown.map(({ name, tasks }) => [name, tasks.filter(({ id }) => there.has(id)).map(({ id }) => id)])
          .filter(([, ids]) => ids?.length !== 0),
      )
      for (const { tasks } of held.groups) for (const task of tasks) assert.include(after, task)
    })))

  it("new tasks wait and are counted; tasks loaded further down are shown", () =>
    fc.assert(fc.property(tasks, tasks, (before, after) => {
      const held = holdGroups(groupTasks(before, "newest", now), groupTasks(after, "newest", now), after)
      const shown = idsOf(held.groups)
      assert.strictEqual(new Set(shown).size, shown.length)
      assert.strictEqual(shown.length + held.waiting, after.length)
      const known = new Set(before.map(({ id }) => id))
      const last = after.findLastIndex(({ id }) => known.has(id))
      assert.includeMembers(shown, after.slice(last + 1).map(({ id }) => id))
    })))
})
