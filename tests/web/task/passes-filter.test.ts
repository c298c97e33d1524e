import { snakeCase } from "#domain/kernel/wire.ts"
import { filterNames } from "#domain/task/task-filter.ts"
import { listedItem } from "#tests/support/listed-item.ts"
import { limits, tasksToFilter } from "#tests/support/tasks-to-filter.ts"
import { isListed } from "#web/entities/task/passes-filter.ts"
import { assert, describe, it } from "vitest"

describe("a list in the browser", () => {
  it("is limited by at least two values of every filter of the server", () => {
    for (const filter of filterNames) assert.isAtLeast(limits.filter(({ name }) => name === filter).length, 2, filter)
  })

  it.each(limits)("has the tasks that the server's has, by $name $value", ({ name, value, left }) => {
    const found = tasksToFilter.filter((task) => isListed(listedItem(task), { [snakeCase(name)]: value }))
    assert.deepStrictEqual(found.map(({ id }) => id), left)
  })
})
