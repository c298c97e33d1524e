import { uuidOf } from "#web/lib/fingerprint.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

describe("the name of a browser", () => {
  it("is a UUID that depends on every trait, and on nothing else", () => {
    fc.assert(fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (traits, nth) => {
      const uuid = uuidOf(traits)
      assert.match(uuid, /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      assert.strictEqual(uuidOf([...traits]), uuid)
      const other = traits.with(nth % traits.length, `${traits[nth % traits.length] ?? ""}x`)
      assert.notStrictEqual(uuidOf(other), uuid)
    }))
  })
})
