import { csvOf } from "#domain/plan/csv.ts"
import { assert, describe, it } from "vitest"

const cellOf = (title: string): string => csvOf(["title"], [{ title }]).split("\r\n")[1] ?? ""

describe("text in a table", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1+1", "＋1", "－1", "＠SUM(A1)"])(
    "is kept from running as a formula: %j",
    (title) => assert.strictEqual(cellOf(title), `'${title}`),
  )

  it.each(["Weekly sync", "1 = 1", "会議"])("is left as it is otherwise: %s", (title) => {
    assert.strictEqual(cellOf(title), title)
  })
})
