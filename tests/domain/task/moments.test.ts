import { byMoments, type Evidence } from "#domain/task/moments.ts"
import { assert, describe, it } from "vitest"

const none: Evidence = { title: 0, isTitlePhrase: false, summary: 0, isSummaryPhrase: false, moments: 0, phrases: 0 }
const named = (name: string, evidence: Partial<Evidence>) => ({ ...none, ...evidence, name })

describe("the order of what a search finds", () => {
  it("goes by title, then by words side by side, then by how many moments there are", () => {
    const found = [
      named("words apart in one line", { moments: 1 }),
      named("words in different lines", {}),
      named("one phrase", { moments: 1, phrases: 1 }),
      named("many moments", { moments: 12 }),
      named("phrase in the summary", { summary: 2, isSummaryPhrase: true }),
      named("both words in the title", { title: 2 }),
      named("phrase in the title", { title: 2, isTitlePhrase: true }),
      named("one word in the title", { title: 1, moments: 30, phrases: 30 }),
      named("words in the summary", { summary: 2, moments: 1 }),
    ]
    assert.deepStrictEqual(byMoments(found, (one) => one).map(({ name }) => name), [
      "phrase in the title",
      "both words in the title",
      "one word in the title",
      "phrase in the summary",
      "one phrase",
      "many moments",
      "words in the summary",
      "words apart in one line",
      "words in different lines",
    ])
  })

  it("leaves equals as they are", () => {
    const found = ["a", "b", "c"].map((name) => named(name, { moments: 2 }))
    assert.deepStrictEqual(byMoments(found, (one) => one), found)
  })
})
