import { earlyAddress, earlyCalls } from "#web/early/early-calls.ts"
import { basePath } from "#web/lib/base-path.ts"
import { assert, describe, it } from "vitest"

const requested = (address: string, search = "") => earlyCalls(`${basePath}${address}`, search).map(({ path }) => path)

describe("what the page requests before the app has loaded", () => {
  it("is the list, on the library and its address for phones", () => {
    const expected = ["library.listTasks", "library.listTasks", "account.getCurrentUser"]
    assert.deepStrictEqual([requested(""), requested("mobile")], [expected, expected])
  })

  it("is the task, whatever else its address contains", () => {
    const calls = earlyCalls(`${basePath}task/01a1-b`, "?t=12")
    assert.deepStrictEqual(calls[0], { path: "library.openTask", input: { task_id: "01a1-b" } })
  })

  it.each([["", "?q=budget"], ["login", ""], ["task/", ""], ["task/a/b", ""], ["styleguide", ""]])(
    "is nothing at %s%s",
    (address, search) => assert.deepStrictEqual(requested(address, search), []),
  )

  it("is one batch", () => {
    const calls = [{ path: "a.b", input: { c: "ä&" } }, { path: "d.e", input: {} }]
    assert.strictEqual(
      decodeURIComponent(earlyAddress(calls)),
      `/trpc/a.b,d.e?batch=1&input={"0":{"c":"ä&"},"1":{}}`,
    )
  })
})
