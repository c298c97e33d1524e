import { askedConversations } from "#tests/support/asking/asked-questions.ts"
import { measureAnswers, type Share } from "#tests/support/asking/measure-answers.ts"
import { assert, describe, it } from "@effect/vitest"

const rate = ({ count, of }: Share): number => count / of

describe("the quality of embedded answers, on the questions of the bench", async () => {
  const conversations = await askedConversations()
  const measured = measureAnswers(conversations.filter(({ isSpontaneous }) => !isSpontaneous))
  const spontaneous = measureAnswers(conversations.filter(({ isSpontaneous }) => isSpontaneous))

  it("finds the answer first, or among the three closest moments", () => {
    assert.isAtLeast(rate(measured.hit1), 0.75)
    assert.isAtLeast(rate(measured.hit3), 0.88)
  })

  it("answers many questions confidently, nearly always rightly, and refuses few", () => {
    assert.isAtLeast(rate(measured.answered), 0.4)
    assert.isAtLeast(rate(measured.right), 0.88)
    assert.isAtMost(rate(measured.refused), 0.15)
  })

  it("is hardly ever confident of what is not said", () => {
    assert.isAtMost(rate(measured.twins), 0.1)
    assert.isAtMost(rate(measured.unanswerable), 0.05)
    assert.isAtMost(rate(measured.elsewhere), 0.05)
  })

  it("holds for spontaneous speech, though it finds less there", () => {
    assert.isAtLeast(rate(spontaneous.hit1), 0.7)
    assert.isAtLeast(rate(spontaneous.hit3), 0.84)
    assert.isAtLeast(rate(spontaneous.right), 0.8)
    assert.isAtMost(rate(spontaneous.twins), 0.08)
    assert.isAtMost(rate(spontaneous.unanswerable), 0.05)
    assert.isAtMost(rate(spontaneous.elsewhere), 0.05)
  })
})
