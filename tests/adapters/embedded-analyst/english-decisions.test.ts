import { english } from "#adapters/embedded-analyst/english.ts"
import { assert, describe, it } from "@effect/vitest"

const language = english()
const decides = (sentence: string) => language.decides(language.tidy(sentence)) ?? language.decides(sentence)

describe("English decisions", () => {
  it.each([
    "So we have agreed to buy the larger van.",
    "okay then it's decided we move to the second floor",
    "The decision is that the shop closes at six.",
    "We're going with the blue one.",
    "Great, so the fourth of May it is.",
    "Then it stays closed until the inspector has been here.",
    "Agreed, we move the invoices to the new system.",
  ])("made: %s", (sentence) => assert.strictEqual(decides(sentence), "made"))

  it.each([
    "We haven't decided that yet.",
    "With us it is.",
    "So we use it every day.",
    "Then we moved to the second floor.",
    "We decided in July that the drill comes without warning.",
    "They said the board approved it.",
    "Have we decided anything?",
    "If we had agreed on a price it would be easier.",
    "Maybe we should wait.",
    "We'll have to raise the price.",
    "We should talk about the holidays.",
    "Let's not decide that today.",
    "We will see what happens.",
    "He said, 'let's go with the other scheme'.",
  ])("not made: %s", (sentence) => assert.notInclude(["made", "intended", "ratified", "proposed"], decides(sentence)))
})

describe("a conclusion", () => {
  it.each([
    ["Okay, then we move the voucher field.", "intended"],
    ["Fine, we keep the 18th.", "intended"],
    ["Then let's start the trial on May 4th.", "intended"],
    ["Agreed, let's invite them.", "ratified"],
  ])(
    "%s is %s",
    (sentence, kind) => assert.include([language.decides(language.tidy(sentence)), language.decides(sentence)], kind),
  )
})

describe("English figures", () => {
  it.each([
    ["It costs twenty-four million euros.", 1],
    ["We paid $31,000 for it.", 1],
    ["That is one point two percent of the parcels.", 0.9],
    ["About sixty percent use it.", 0.9],
    ["There were nine hundred people.", 0.8],
    ["It takes thirty-five minutes.", 0.6],
    ["Nobody knows.", 0],
  ])("%s weighs %d", (sentence, weight) => assert.strictEqual(language.figure(sentence), weight))
})
