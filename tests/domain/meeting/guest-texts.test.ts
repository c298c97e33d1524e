import { SummaryLanguage } from "#domain/account/languages.ts"
import { guestTexts } from "#domain/meeting/guest-texts.ts"
import { assert, describe, it } from "vitest"

const facts = { language: "en", brand: "Parley", owner: "Anna", notice: null }

describe("what a guest says of itself", () => {
  it("is who it is, that it records, and how to send it away", () => {
    const { name, announcement, dismissals } = guestTexts(facts)
    assert.strictEqual(name, "Parley · notes for Anna")
    assert.strictEqual(
      announcement,
      "Hello, I am Parley and record this meeting to write notes for Anna. "
        + "If you do not want that, write “Please leave, Parley” here and I will go.",
    )
    assert.include(dismissals, "Please leave, Parley")
  })

  it.each(SummaryLanguage.literals)(
    "has words of its own in %s, and understands the sentence that it tells",
    (language) => {
      const { name, announcement, dismissals } = guestTexts({ ...facts, language, brand: "Notes & Co", owner: "李娜" })
      assert.match(name, /Notes & Co.*李娜/)
      assert.notMatch(announcement, /[{}]/)
      assert.lengthOf(dismissals.filter((sentence) => announcement.includes(sentence)), 1)
      if (language !== "en") {
        assert.notStrictEqual(
          announcement,
          guestTexts({ ...facts, brand: "Notes & Co", owner: "李娜" }).announcement,
        )
      }
    },
  )

  it("is the operator's notice, with the way to send it away, and in English where there are no words", () => {
    const { announcement, name } = guestTexts({ ...facts, language: "sw", notice: "Recorded for {owner} by order 7." })
    assert.strictEqual(name, "Parley · notes for Anna")
    assert.strictEqual(
      announcement,
      "Recorded for Anna by order 7. If you do not want that, write “Please leave, Parley” here and I will go.",
    )
    assert.strictEqual(guestTexts({ ...facts, language: "zh-CN" }).name, "Parley · Anna 的会议记录")
  })

  it("does not take a name for a placeholder", () => {
    assert.include(guestTexts({ ...facts, owner: "{brand} $&" }).announcement, "notes for {brand} $&.")
  })
})
