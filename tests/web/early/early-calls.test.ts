import { earlyAddress, earlyCalls } from "#web/early/early-calls.ts"
import { basePath } from "#web/lib/base-path.ts"
import { assert, describe, it } from "vitest"

const asked = (address: string, search = "") => earlyCalls(`${basePath}${address}`, search).map(({ path }) => path)

describe("what the page asks before the app is there", () => {
  it("is the list on the library and on its twin for phones", () => {
    const expected = ["library.listTasks", "library.listTasks", "account.getCurrentUser"]
    assert.deepStrictEqual([asked(""), asked("mobile")], [expected, expected])
  })

  it("is the task on its page, whatever else the address says", () => {
    const calls = earlyCalls(`${basePath}task/01a1-b`, "?t=12")
    assert.deepStrictEqual(calls[0], { path: "library.openTask", input: { task_id: "01a1-b" } })
  })

  it.each([["", "?q=budget"], ["login", ""], ["task/", ""], ["task/a/b", ""], ["styleguide", ""]])(
    "is nothing at %s%s",
    (address, search) => assert.deepStrictEqual(asked(address, search), []),
  )

  it("is one question", () => {
    const calls = [{ path: "a.b", input: { c: "ä&" } }, { path: "d.e", input: {} }]
    assert.strictEqual(
      decodeURIComponent(earlyAddress(calls)),
      `/trpc/a.b,d.e?batch=1&input={"0":{"c":"ä&"},"1":{}}`,
    )
  })
})
