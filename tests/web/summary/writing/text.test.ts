import { isCitation } from "#web/features/summary/writing/citations.ts"
import { othersIn } from "#web/features/summary/writing/session/people.ts"
import { safeHref } from "#web/features/summary/writing/text/link.ts"
import { docOfMarkdown, isMarkdown } from "#web/features/summary/writing/text/markdown-doc.ts"
import { assert, describe, it } from "vitest"

describe("the address of a link", () => {
  it.each([
    ["https://a.example/x?y=1", "https://a.example/x?y=1"],
    [" http://a.example ", "http://a.example"],
    ["mailto:a@b.example", "mailto:a@b.example"],
    ["a@b.example", "mailto:a@b.example"],
    ["a.example/path", "https://a.example/path"],
    ["localhost.example:8080", "https://localhost.example:8080"],
  ])("%s is kept, with a scheme", (typed, href) => assert.strictEqual(safeHref(typed), href))

  it.each([
    "",
    "   ",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\u0000script:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "https://",
    "two words.example",
    "word",
    "//a.example",
  ])("%j is refused", (typed) => assert.isNull(safeHref(typed)))
})

describe("a citation", () => {
  it("points to a second or to a line", () => {
    assert.isTrue(["#t=63", "#t=6.5", "#line=12"].every(isCitation))
    assert.isFalse(["#t=", "#t=x", "#a", "https://a.example/#t=1", "#line="].some(isCitation))
  })
})

describe("pasted text", () => {
  it.each([
    "# Title",
    "- one\n- two",
    "- [ ] do it",
    "1. one\n2. two",
    "**bold** words",
    "[a](https://a.example)",
    "> said",
  ])(
    "%j is Markdown",
    (text) => assert.isTrue(isMarkdown(text)),
  )

  it.each(["plain words", "- a dash", "2 * 3 * 4", "#hash", "a_b_c", "[1] note", "1. one"])(
    "%j is plain text",
    (text) => assert.isFalse(isMarkdown(text)),
  )

  it("becomes what it says", () => {
    const text = "## Plan\n\n- [x] **Ship** it [01:03](#t=63)\n- [ ] [Page](https://a.example)\n\n1. one\n2. two\n"
    assert.deepStrictEqual(docOfMarkdown(text), [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Plan" }] },
      {
        type: "taskList",
        content: [
          {
            type: "taskItem",
            attrs: { checked: true },
            content: [{
              type: "paragraph",
              content: [
                { type: "text", text: "Ship", marks: [{ type: "bold" }] },
                { type: "text", text: " it " },
                { type: "citation", attrs: { href: "#t=63", label: "01:03" } },
              ],
            }],
          },
          {
            type: "taskItem",
            attrs: { checked: false },
            content: [{
              type: "paragraph",
              content: [{
                type: "text",
                text: "Page",
                marks: [{ type: "link", attrs: { href: "https://a.example" } }],
              }],
            }],
          },
        ],
      },
      {
        type: "orderedList",
        attrs: { start: 1 },
        content: ["one", "two"].map((one) => ({
          type: "listItem",
          content: [{ type: "paragraph", content: [{ type: "text", text: one }] }],
        })),
      },
    ])
  })

  it("loses a link that does harm, and keeps its words", () =>
    assert.deepStrictEqual(docOfMarkdown("[press](javascript:alert(1))"), [
      { type: "paragraph", content: [{ type: "text", text: "press" }] },
    ]))
})

const user = (id: string, name: string, hue: number) => ({ user: { id, name, hue } })

describe("the others who write", () => {
  it("are named once each, without oneself, in order", () => {
    const states = new Map<number, { readonly user?: unknown }>([
      [1, user("a", "Ada", 0)],
      [2, user("c", "Cleo", 9)],
      [3, user("b", "Bob", 1)],
      [4, user("b", "Bob", 1)],
      [5, {}],
    ])
    assert.deepStrictEqual(othersIn(states, "a"), [
      { id: "b", name: "Bob", hue: 1, isAway: false },
      { id: "c", name: "Cleo", hue: 1, isAway: false },
    ])
  })

  it("are away when they look at something else in all of their windows", () => {
    const states = new Map<number, { readonly user?: unknown; readonly away?: boolean }>([
      [1, { ...user("b", "Bob", 1), away: true }],
      [2, user("b", "Bob", 1)],
      [3, { ...user("b", "Bob", 1), away: true }],
      [4, { ...user("c", "Cleo", 2), away: true }],
    ])
    assert.deepStrictEqual(othersIn(states, "a").map(({ isAway }) => isAway), [false, true])
  })
})
