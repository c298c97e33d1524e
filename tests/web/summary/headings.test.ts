import { headingsOf } from "#web/features/summary/headings.ts"
import { assert, describe, it } from "vitest"

describe("the headings of a summary", () => {
  it("are read without their marks", () =>
    assert.deepStrictEqual(
      headingsOf("## In short\n\ntext\n\n### **Budget** [01:02](#t=62)\n\n## C\\# and `code` ##\n"),
      ["In short", "Budget 01:02", "C# and code"],
    ))

  it("are not found in code, in text or without a space", () =>
    assert.deepStrictEqual(headingsOf("```\n# no\n```\n#no\ntext # no\n#### deeper\n"), []))
})
