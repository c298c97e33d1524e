import { type Snippet, snippetOf } from "#domain/task/snippet.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, constantFrom, integer, property } from "fast-check"

const words = array(constantFrom("a", "plan", "über", "会议记录", "🎧", "e\u0301te\u0301", "x".repeat(90)), {
  minLength: 1,
  maxLength: 80,
})

/** Some words in a row, with those at the given indices marked. */
const marked = (parts: ReadonlyArray<string>, every: number, between: string): Snippet => {
  const marks: Array<[number, number]> = []
  let line = ""
  for (const [nth, part] of parts.entries()) {
    if (line !== "") line += between
    if (nth % every === every - 1) marks.push([line.length, line.length + part.length])
    line += part
  }
  return { line, marks }
}

describe("the line of a match", () => {
  it("stays as it is if it is short", () => {
    const short = { line: "x".repeat(160), marks: [[150, 160]] as const }
    assert.deepStrictEqual(snippetOf(short), short)
  })

  it("is cut around its first mark, at spaces", () => {
    const line = `${"word ".repeat(60)}the planning of it${" more".repeat(60)}`
    const cut = snippetOf({ line, marks: [[304, 312], [316, 318]] })
    assert.match(cut.line, /^…word word .*word the planning of it more .* more…$/)
    assert.isAtMost(cut.line.length, 162)
    assert.deepStrictEqual(cut.marks.map(([from, to]) => cut.line.slice(from, to)), ["planning", "it"])
  })

  it("begins with the line if the mark is near its start, and ends with it if near its end", () => {
    const line = "word ".repeat(100)
    assert.match(snippetOf({ line, marks: [[5, 9]] }).line, /^word/)
    assert.match(snippetOf({ line, marks: [[495, 499]] }).line, /^….*word $/)
    assert.strictEqual(snippetOf({ line, marks: [] }).line.slice(0, 9), "word word")
  })

  it("marks in the cut line what was marked in the whole one, whatever the text", () => {
    holds(property(words, integer({ min: 1, max: 40 }), constantFrom("", " "), (parts, every, between) => {
      const { line, marks } = marked(parts, every, between)
      const cut = snippetOf({ line, marks })
      assert.isAtMost(cut.line.length, 162)
      assert.isTrue(cut.line.isWellFormed())
      assert.isTrue(line.includes(cut.line.replace(/^…/, "").replace(/…$/, "")))
      assert.strictEqual(cut.marks.length > 0, marks.length > 0)
      for (const [nth, [from, to]] of cut.marks.entries()) {
        assert.isBelow(from, to)
        const [begin, end] = marks[nth] ?? [0, 0]
        assert.isTrue(line.slice(begin, end).startsWith(cut.line.slice(from, to)))
        assert.isAtLeast(from, cut.marks[nth - 1]?.[1] ?? 0)
      }
    }))
  })
})
