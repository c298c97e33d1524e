import { toggled } from "#web/features/library/search/library-address.ts"
import { isSameTag, tagNameFault } from "#web/features/tags/tag-name.ts"
import { assert, describe, it } from "vitest"

describe("a tag's name, as it is typed", () => {
  it.each([
    ["", "empty"],
    [" \n", "empty"],
    ["a,b", "comma"],
    [`  ${"x".repeat(40)} `, null],
    ["e\u0301".repeat(40), null],
    ["x".repeat(41), "long"],
  ])("%j: %s", (name, fault) => assert.strictEqual(tagNameFault(name), fault))

  it("is that of another tag by the rule of the server", () => {
    assert.isTrue(isSameTag(" Straße", "ＳＴＲＡＳＳＥ"))
    assert.isFalse(isSameTag("a", "b"))
  })
})

describe("the tags of an address", () => {
  it("gain and lose one at a time", () => {
    assert.strictEqual(toggled(undefined, "a"), "a")
    assert.strictEqual(toggled("a", "b"), "a,b")
    assert.strictEqual(toggled("a,b", "a"), "b")
    assert.isUndefined(toggled("a", "a"))
  })
})
