import { legalAddress } from "#web/features/sign-in/terms/legal-address.ts"
import { assert, describe, it } from "vitest"

const origin = "https://parley.example"

describe("a link to the terms", () => {
  it("leads to this server’s own in the language of the page, whatever the browser speaks", () => {
    assert.strictEqual(legalAddress(`${origin}/terms`, origin, "zh-CN"), `${origin}/terms?lang=zh-CN`)
    assert.strictEqual(legalAddress("/privacy", origin, "de"), `${origin}/privacy?lang=de`)
  })

  it.each([
    "https://operator.example/terms",
    `${origin}/our-terms?version=7`,
  ])("leaves %s as the operator wrote it", (url) => {
    assert.strictEqual(legalAddress(url, origin, "de"), url)
  })
})
