import { isMatch, marksIn, wordsOf } from "#web/features/library/search/matching.ts"
import { mergeFound, stillFitting } from "#web/features/library/search/merge-found.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const task = (id: string, title: string, excerpt: string | null = null) => ({ id, title, excerpt })
const marked = (text: string, query: string): ReadonlyArray<string> =>
  marksIn(text, wordsOf(query)).map(([from, to]) => text.slice(from, to))

describe("filtering what is loaded", () => {
  it("finds all words in title and excerpt, ignoring case and accents", () => {
    const budget = task("1", "Budget, Frühjahr", "Zahlen für März")
    assert.isTrue(isMatch(budget, wordsOf("marz BUDGET")))
    assert.isTrue(isMatch(budget, wordsOf("")))
    assert.isFalse(isMatch(budget, wordsOf("budget april")))
    assert.isTrue(isMatch(task("2", "季度预算会议"), wordsOf("预算")))
  })

  it("marks the hits; words that touch are one", () => {
    assert.deepStrictEqual(marked("The budget of the Budget office", "budget of"), ["budget", "of", "Budget", "of"])
    assert.deepStrictEqual(marked("预算会议", "预算 会议"), ["预算会议"])
    assert.deepStrictEqual(marked("nothing here", "budget"), [])
  })

  it("marks ranges of any text in order and apart from each other", () =>
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string({ maxLength: 3 })), (text, words) => {
      const marks = marksIn(text, words.flatMap(wordsOf))
      for (const [index, [from, to]] of marks.entries()) {
        assert.isBelow(from, to)
        assert.isAtMost(to, text.length)
        assert.isAbove(from, marks[index - 1]?.[1] ?? -1)
      }
    })))
})

const title = (id: string): string => Number(id) % 2 === 0 ? "budget" : "other"

describe("the search results", () => {
  const ids = fc.uniqueArray(fc.nat({ max: 30 }).map(String))

  it("contain each task once: loaded matches at once, and in the order of the server when it has answered", () =>
    fc.assert(fc.property(ids, ids, fc.boolean(), (loaded, found, isAnswered) => {
      const answers = found.map((id) => ({ task: task(id, title(id)), line: `line of ${id}` }))
      const hits = mergeFound(loaded.map((id) => task(id, title(id))), answers, ["budget"], isAnswered)
      const own = loaded.filter((id) => title(id) === "budget")
      const expected = isAnswered ? [...found, ...own] : [...own, ...found]
      assert.deepStrictEqual(hits.map(({ task }) => task.id), [...new Set(expected)])
      for (const { task, answer } of hits) {
        assert.strictEqual(answer?.line, found.includes(task.id) ? `line of ${task.id}` : undefined)
      }
    })))
})

describe("while the server searches for other words", () => {
  it("previous results stay only if they match the new words", () => {
    const answers = [
      { task: task("1", "Support"), line: "the budget is small" },
      { task: task("2", "Budget"), line: "Budget" },
    ]
    assert.deepStrictEqual(stillFitting(answers, ["budget"]), answers)
    assert.deepStrictEqual(stillFitting(answers, ["budget", "small"]), answers.slice(0, 1))
    assert.deepStrictEqual(stillFitting(answers, ["train"]), [])
  })
})
