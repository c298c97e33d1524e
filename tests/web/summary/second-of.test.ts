import { secondOf } from "#web/features/summary/second-of.ts"
import { assert, describe, it } from "vitest"

describe("a link of a summary", () => {
  it("to a moment gives its second", () => {
    assert.strictEqual(secondOf("#t=63"), 63)
    assert.strictEqual(secondOf("#t=0"), 0)
  })

  it("to anywhere else is no moment", () => {
    for (const href of [undefined, "#t=", "#t=-1", "https://example.org/#t=63", "#t=63x"]) assert.isNull(secondOf(href))
  })
})
