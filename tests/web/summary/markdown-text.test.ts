import { headingsOf, secondOf } from "#web/features/summary/markdown-text.ts"
import { assert, describe, it } from "vitest"

describe("the headings of a summary", () => {
  it("have no Markdown syntax", () =>
    assert.deepStrictEqual(
      headingsOf("## In short\n\ntext\n\n### **Budget** [01:02](#t=62)\n\n## C\\# and `code` ##\n"),
      ["In short", "Budget 01:02", "C# and code"],
    ))

  it("are those that are shown: underlined ones and those in quotations, too, but none in code by indentation", () =>
    assert.deepStrictEqual(
      headingsOf("In *short*\n===\n\n> ## Quoted\n\ntext\n\n    # no\n\n- ### In a list\n"),
      ["In short", "Quoted", "In a list"],
    ))

  it("do not come from code, from text, or without a space", () =>
    assert.deepStrictEqual(headingsOf("```\n# no\n```\n#no\ntext # no\n#### deeper\n"), []))
})

describe("a link in a summary", () => {
  it("to a time has its second", () => {
    assert.strictEqual(secondOf("#t=63"), 63)
    assert.strictEqual(secondOf("#t=0"), 0)
  })

  it("to anything else has none", () => {
    for (const href of [undefined, "#t=", "#t=-1", "https://example.org/#t=63", "#t=63x"]) assert.isNull(secondOf(href))
  })
})
