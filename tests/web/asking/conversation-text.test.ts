import { answerText } from "#web/features/asking/conversation-text.ts"
import { assert, describe, it } from "vitest"

const sentence = (text: string, number: number | null) => ({
  text,
  number,
  segments: [],
  begin: null,
  end: null,
  speaker: null,
  quote: null,
  supported: true,
})
const bodyOf = (...sentences: ReadonlyArray<ReturnType<typeof sentence>>) => answerText({ sentences }).split("\n\n")[0]

describe("an answer as text", () => {
  it("has its sentences and their numbers on one line", () => {
    assert.strictEqual(bodyOf(sentence("We agreed.", 1), sentence("In May.", null)), "We agreed. [1] In May.")
  })

  it("marks what is not verified", () =>
    assert.strictEqual(
      bodyOf(sentence("We agreed.", 1), { ...sentence("In June.", 2), supported: false }),
      "We agreed. [1] In June. (Not verified) [2]",
    ))

  it("has the items of a list on lines of their own", () => {
    const items = [sentence("Dev: Ring Miller's (tomorrow)", 1), sentence("Cara: Send both letters (this week)", 2)]
    assert.strictEqual(
      bodyOf(...items),
      "- Dev: Ring Miller's (tomorrow) [1]\n- Cara: Send both letters (this week) [2]",
    )
  })

  it("has no spaces in Chinese and Japanese", () => {
    assert.strictEqual(bodyOf(sentence("我们同意。", 1), sentence("五月开始。", 2)), "我们同意。[1]五月开始。[2]")
  })
})
