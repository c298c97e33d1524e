import { isAddress, isMobile } from "#web/features/sign-in/complete.ts"
import { assert, describe, it } from "vitest"

describe("before the terms are asked about", () => {
  it.each(["ada@example.org", " Ada@Example.co.uk ", "owner@localhost"])(
    "an address is whole: %s",
    (address) => assert.isTrue(isAddress(address)),
  )

  it.each([
    "",
    "ada",
    "ada@",
    "ada@example",
    "@example.org",
    "ada lovelace@example.org",
    "a@b@example.org",
    "ada@.org",
  ])(
    "an address is not whole: %s",
    (address) => assert.isFalse(isAddress(address)),
  )

  it("a number is whole however it is grouped", () => {
    assert.deepStrictEqual(["138 0013 8000", "138-0013-8000", "138", "23800138000", ""].map(isMobile), [
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
