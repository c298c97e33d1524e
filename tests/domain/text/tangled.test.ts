import { isTangled } from "#domain/text/tangled.ts"
import { assert, describe, it } from "@effect/vitest"

const lines = (count: number, line: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => line(nth)).join("\n")

describe("Markdown that takes too long to read", () => {
  it.each([
    ["quotations within each other", "> ".repeat(1000)],
    ["the same without spaces", ">".repeat(1000)],
    ["lists within each other", "- ".repeat(1000)],
    ["lists within each other, line by line", lines(150, (nth) => `${"  ".repeat(nth)}- a`)],
    ["the same with tabs", lines(100, (nth) => `${"\t".repeat(nth)}- a`)],
    ["links that do not end", "[a](b ".repeat(5000)],
    ["the same, line by line", lines(5000, () => "[a](b")],
    ["the same as a list that is none", lines(5000, (nth) => `${nth + 2}. [a](b`)],
    ["the same in a quotation", lines(5000, () => "> [a](b")],
    ["the same, indented", lines(5000, () => "      - [a](b")],
    ["brackets", "[](".repeat(5000)],
    ["a paragraph of tens of thousands of lines", lines(20_001, () => "Rest & sleep  ")],
    ["the same as a list that is none", lines(20_001, (nth) => `${nth + 2}. Rest & sleep`)],
    ["stress that does not end", "*a **b ".repeat(3000)],
  ])("is known by %s", (_, markdown) => {
    assert.isTrue(isTangled(markdown))
    assert.isTrue(isTangled(`# A summary\n\nWith a beginning.\n\n${markdown}`))
  })

  it.each([
    ["a list of claims with moments", lines(5000, (nth) => `- **Ada** said it for the ${nth}th time. [00:02](#t=2)`)],
    ["a list of tens of thousands of points", lines(30_000, (nth) => `- Rest & sleep ${nth}`)],
    ["a numbered list", lines(500, (nth) => `${nth + 1}. **Ada** said it. [00:02](#t=2)`)],
    ["many paragraphs", lines(10_000, () => "It is *so*, see [there](https://example.org).\n")],
    ["a table with a moment in each row", `| a | b |\n|---|---|\n${lines(1000, () => "| c | [00:02](#t=2) |")}`],
    ["lists in lists as deep as people go", lines(12, (nth) => `${"  ".repeat(nth)}- Level ${nth}`)],
    ["signs that mean nothing", "\\[a\\]\\(b ".repeat(5000)],
    ["a long text without any", "word ".repeat(100_000)],
  ])("is not %s", (_, markdown) => {
    assert.isFalse(isTangled(markdown))
  })
})
