import { writtenSentence } from "#domain/recognition/english/sentence.ts"
import { namesOf } from "#domain/recognition/known-names.ts"
import { assert, describe, it } from "@effect/vitest"
import { aTask } from "../../../support/a-task.ts"

const written = (said: string, names: ReadonlyMap<string, string> = new Map()): string =>
  writtenSentence(said.split(" "), names).map(({ text }) => text).join(" ")

const namesIn = (title: string, hotwords: ReadonlyArray<string> = []) =>
  namesOf(aTask({ title, options: { ...aTask().options, hotwords } }))

describe("a written sentence", () => {
  it.each(
    [
      ["what about the budget", "What about the budget?"],
      ["so what about the budget", "So what about the budget?"],
      ["can somebody help", "Can somebody help?"],
      ["when will it be ready", "When will it be ready?"],
      ["should we start now", "Should we start now?"],
      ["were you there", "Were you there?"],
      ["when it rains i stay", "When it rains I stay."],
      ["can openers are cheap", "Can openers are cheap."],
      ["we fixed it", "We fixed it."],
      ["had we known it would be late", "Had we known it would be late."],
      ["were it not for you", "Were it not for you."],
      ["should you need help call me", "Should you need help call me."],
      ["should we fail they will try", "Should we fail they will try."],
    ] as const,
  )("ends with a question mark only if it surely asks: %s", (said, expected) => {
    assert.strictEqual(written(said), expected)
  })

  it.each(
    [
      ["then i'm free in july and i march", "Then I'm free in July and I march."],
      ["is tuesday's plan in it", "Is Tuesday's plan in it."],
      ["mister smith met mrs jones and dr. brown", "Mr Smith met Mrs Jones and Dr Brown."],
      ["the germans and a french friend", "The Germans and a French friend."],
      ["we may meet in may on may ninth", "We may meet in May on May 9th."],
      ["hey mister what is it", "Hey mister what is it."],
    ] as const,
  )("has capitals where they belong: %s", (said, expected) => {
    assert.strictEqual(written(said), expected)
  })

  it.each(
    [
      ["yes we can", "Yes, we can."],
      ["no one came", "No one came."],
      ["well done", "Well done."],
      ["of course the plan holds", "Of course, the plan holds."],
      ["however hard it is", "However hard it is."],
      ["good morning the invoice is due on friday", "Good morning, the invoice is due on Friday."],
      ["good morning everyone and welcome", "Good morning everyone and welcome."],
      ["thank you i would like to start with the budget", "Thank you, I would like to start with the budget."],
      ["thanks to the new roof it is dry", "Thanks to the new roof it is dry."],
      ["prices went up again but we did not notice it", "Prices went up again, but we did not notice it."],
      ["there is nothing but it is fine like that", "There is nothing but it is fine like that."],
    ] as const,
  )("has commas only where they are sure: %s", (said, expected) => {
    assert.strictEqual(written(said), expected)
  })
})

describe("names the owner has given", () => {
  it("are spelled as in the hotwords and the title", () => {
    const names = namesIn("Interview with Anna Kowalski about pricing", ["GraphQL", "New York"])
    assert.strictEqual(
      written("anna's team in new york likes graphql says kowalski", names),
      "Anna's team in New York likes GraphQL says Kowalski.",
    )
  })

  it("are not taken from a title in capitals, or from words that are no names elsewhere", () => {
    assert.strictEqual(written("our team has a sync", namesIn("Weekly Team Sync")), "Our team has a sync.")
    assert.strictEqual(written("we will call", namesIn("Call with Will about pricing")), "We will call.")
  })
})
