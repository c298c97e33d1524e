import { fromMarkdown, maxDepth, maxNodes, MindMap } from "#domain/analysis/mind-map.ts"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import * as fc from "fast-check"

const shape = (map: MindMap): unknown => map.children.length === 0 ? map.text : [map.text, ...map.children.map(shape)]
const all = (map: MindMap): ReadonlyArray<MindMap> => [map, ...map.children.flatMap(all)]
const sections = (map: MindMap | undefined) =>
  map === undefined ? [] : all(map).map(({ text, section }) => [text, section])
const depth = (map: MindMap): number => 1 + Math.max(0, ...map.children.map(depth))
const read = (markdown: string): unknown => shape(fromMarkdown("T", markdown))

describe("fromMarkdown", () => {
  it("makes branches from headings and nested bullets", () =>
    assert.deepStrictEqual(
      read(
        "## A\r\n\r\n- one [00:05](#t=5)\r\n  - two\r\n    1. three\r\n- **four** `x` [site](https://a.b)\r\n\r\n### B ##\r\n* five\r\n",
      ),
      ["T", ["A", ["one", ["two", "three"]], "four x site", ["B", "five"]]],
    ))

  it("keeps the time and drops its link", () => {
    const [node] = fromMarkdown("T", "- said so [01:03](#t=63) [02:00](#t=120)").children
    assert.deepStrictEqual(node, { id: "0.0", text: "said so", anchor: 63_000, children: [] })
  })

  it("knows the summary heading of each node", () => {
    const [first, second] = fromMarkdown("T", "- before\n## Plan\n- a\n  - b\n### Next\n- c").children
    assert.deepStrictEqual(sections(first), [["before", undefined]])
    assert.deepStrictEqual(sections(second), [
      ["Plan", "Plan"],
      ["a", "Plan"],
      ["b", "Plan"],
      ["Next", "Next"],
      ["c", "Next"],
    ])
  })

  it.each<[string, string, unknown]>([
    ["no heading", "- a\n- b", ["T", "a", "b"]],
    ["skipped levels", "#### deep\n# top\n### under", ["T", "deep", ["top", "under"]]],
    ["underlined headings", "Top\n===\n- a\n\nNext\n---\n- b", ["T", ["Top", "a", ["Next", "b"]]]],
    ["a fence", "- a\n```\n# no\n- no\n```\n- b", ["T", "a", "b"]],
    ["an open fence", "- a\n~~~\n- no", ["T", "a"]],
    ["a table", "| x | y |\n|---|---|\n| 1 | 2 |\n\n- a", ["T", "a"]],
    ["a wrapped bullet", "- a\n  goes on\nand on\n\nprose", ["T", "a goes on and on"]],
    ["tasks", "- [ ] a\n- [x] b", ["T", "a", "b"]],
    ["rules", "- a\n\n---\n\n* * *\n- b", ["T", "a", "b"]],
    ["a quotation", "> ## A\n> - b", ["T", ["A", "b"]]],
    ["prose only", "First\nline.\n\nSecond.", ["T", "First line.", "Second."]],
    ["nothing", " \n\n", "T"],
  ])("reads %s", (_, markdown, expected) => assert.deepStrictEqual(read(markdown), expected))

  it("bounds depth and size", () => {
    const map = fromMarkdown("T", Array.from({ length: 2100 }, (_, i) => `${"  ".repeat(i % 20)}- n${i}`).join("\n"))
    assert.strictEqual(all(map).length, maxNodes)
    assert.isAtMost(depth(map), maxDepth)
  })

  it("never throws, numbers every node once and encodes", () =>
    fc.assert(fc.property(markdown, (text) => {
      const map = fromMarkdown("T", text)
      const ids = all(map).map((node) => node.id)
      assert.strictEqual(new Set(ids).size, ids.length)
      assert.deepStrictEqual(fromMarkdown("T", text), map)
      assert.deepStrictEqual(Schema.decodeSync(MindMap)(Schema.encodeSync(MindMap)(map)), map)
    })))

  it("shows every heading and bullet once, in order", () =>
    fc.assert(fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      // A bullet is as deep as it asks to be, but at most one level below the one before it.
      const open: Array<string> = []
      const text = lines.map(({ mark, depth }, index) => {
        open.length = mark === "#" ? 0 : Math.min(depth, open.length)
        if (mark === "#") return `\n${"#".repeat(1 + depth % 6)} w${index}\n`
        const written = `${open.join("")}${mark} w${index}`
        open.push(" ".repeat(mark.length + 1))
        return written
      })
      const nodes = all(fromMarkdown("T", text.join("\n"))).slice(1)
      assert.deepStrictEqual(nodes.map((node) => node.text), lines.map((_, index) => `w${index}`))
    })))
})

const line = fc.record({ mark: fc.constantFrom("#", "-", "*", "+", "1.", "1)"), depth: fc.nat({ max: 10 }) })
const markdown = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(
    fc.constantFrom(
      "# ",
      "- ",
      "  ",
      "\t",
      "```",
      "\n",
      "\r\n",
      "[a](#t=1)",
      "\\",
      "<b>",
      "|",
      "> ",
      "*",
      "_",
      "x",
      "[",
      "](",
      "1. ",
      "---",
    ),
  ).map((parts) => parts.join("")),
)
