import { around, before } from "#web/features/summary/formatting.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const written = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n") }).chain((text) =>
  fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([one, other]) => ({
    text,
    from: Math.min(one, other),
    to: Math.max(one, other),
  }))
)

describe("marks in a summary", () => {
  it("are put around what is selected, which stays selected", () =>
    fc.assert(fc.property(written, (before) => {
      const after = around(before, "**")
      assert.strictEqual(after.text.slice(after.from, after.to), before.text.slice(before.from, before.to))
      assert.strictEqual(after.text.length, before.text.length + 4)
    })))

  it("are taken away by the same command", () =>
    fc.assert(fc.property(written, (first) => assert.deepStrictEqual(around(around(first, "**"), "**"), first))))

  it("make every selected line an item, and back", () => {
    const list = before({ text: "one\ntwo\nthree", from: 1, to: 6 }, "- ")
    assert.strictEqual(list.text, "- one\n- two\nthree")
    assert.strictEqual(before(list, "- ").text, "one\ntwo\nthree")
  })

  it("never lose a letter", () =>
    fc.assert(fc.property(written, (first) => {
      const after = before(first, "## ")
      assert.strictEqual(after.text.replaceAll("## ", ""), first.text)
      assert.isAtMost(after.from, after.to)
    })))
})
