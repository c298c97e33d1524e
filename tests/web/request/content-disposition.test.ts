import { fileNameIn } from "#web/request/content-disposition.ts"
import { assert, describe, it } from "vitest"

describe("the name of a downloaded file", () => {
  it("keeps every letter", () =>
    assert.strictEqual(
      fileNameIn("attachment; filename=\"____.docx\"; filename*=UTF-8''%E5%91%A8%E4%BC%9A%20%2712%27.docx"),
      "周会 '12'.docx",
    ))

  it("is the plain one if there is no other", () =>
    assert.strictEqual(fileNameIn('attachment; filename="plan.txt"'), "plan.txt"))

  it("is null if there is none", () => assert.isNull(fileNameIn("attachment")))
})
