import { chooseLanguage } from "#adapters/engines/language/embedded-analyst/reading/choose-language.ts"
import { indexOf } from "#adapters/engines/language/embedded-answerer/passage-index.ts"
import { writeAnswer } from "#adapters/engines/language/embedded-answerer/write-answer.ts"
import { askedConversations } from "#tests/support/asking/asked-questions.ts"
import { measureAnswers, type Share } from "#tests/support/asking/measure-answers.ts"
import { realMeetings } from "#tests/support/asking/real-meetings.ts"
import { assert, describe, it } from "@effect/vitest"

const rate = ({ count, of }: Share): number => count / of

describe("the quality of answers without a model", () => {
  it("on real meetings: the answer is among the three closest moments for two questions of three", async () => {
    const language = await chooseLanguage("", "en")
    const hits = (await realMeetings()).flatMap(({ lines, questions }) => {
      const said = lines.map((line, nth) => {
        const at = line.indexOf(": ")
        return { id: String(nth), speaker: line.slice(0, at), text: line.slice(at + 2) }
      })
      const index = indexOf(said, language)
      return questions.map(({ question, gold }) =>
        writeAnswer(index, question, null, null).closest.some((moment) => gold.has(Number(moment.at(-1))))
      )
    })
    assert.isAtLeast(hits.filter(Boolean).length, 56)
    assert.lengthOf(hits, 80)
  })

  it("on conversations of our own: what is answered is right, and what is not said is hardly ever answered", async () => {
    const conversations = await askedConversations()
    const measured = measureAnswers(conversations.filter(({ isSpontaneous }) => !isSpontaneous))
    assert.isAtLeast(rate(measured.hit1), 0.68)
    assert.isAtLeast(rate(measured.hit3), 0.82)
    assert.isAtLeast(rate(measured.right), 0.92)
    assert.isAtMost(rate(measured.twins), 0.05)
    assert.isAtMost(rate(measured.unanswerable), 0.05)
    assert.isAtMost(rate(measured.elsewhere), 0.02)
  })
})
