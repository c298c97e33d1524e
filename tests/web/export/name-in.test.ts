import { nameIn } from "#web/entities/export/name-in.ts"
import { assert, describe, it } from "vitest"

describe("the name of a downloaded file", () => {
  it("is taken with all its letters", () =>
    assert.strictEqual(
      nameIn("attachment; filename=\"____.docx\"; filename*=UTF-8''%E5%91%A8%E4%BC%9A%20%2712%27.docx"),
      "周会 '12'.docx",
    ))

  it("is the plain one where there is no other", () =>
    assert.strictEqual(nameIn('attachment; filename="plan.txt"'), "plan.txt"))

  it("is not made up", () => assert.isNull(nameIn("attachment")))
})
