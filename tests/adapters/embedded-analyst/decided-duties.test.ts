import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

describe("what is decided, and who does it", () => {
  it("says what “it” is in the words of the decision", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "Dev: I think we should lock the page for everyone except us three.",
        "Moira: Please do, it's been a nightmare.",
        "Dev: Done. Well, I'll do it tonight.",
      ], "actions"),
      ["Lock the page for everyone except us three | Dev | tonight"],
    ))

  it("says who “they” are, too", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "Karen: Okay, let's ask the council to go halves, and if they say no we'll pay for it.",
        "Moira: Happy with that.",
        "Karen: Who's writing to them?",
        "Moira: I can do that.",
      ], "actions"),
      ["Write to them (“Let's ask the council to go halves, and if they say no we'll pay for it”) | Moira"],
    ))

  it("keeps a task with its day, though it is also decided", async () =>
    assert.deepStrictEqual(
      await draftedOf(["S1: yeah okay let's cut the intro to five seconds", "S2: i'll edit it tonight"], "actions"),
      ["Cut the intro to five seconds | S2 | tonight"],
    ))

  it("asks who is doing it", async () =>
    assert.deepStrictEqual(
      await draftedOf(["Karen: Who's writing to the council?", "Moira: I can do that. I know the clerk."], "actions"),
      ["Write to the council | Moira"],
    ))

  it.each([
    ["Ann: Who's making the cake?", "Ben: Aunt Carol always does it. I'll ask her on Sunday."],
    ["Ann: Ben, is that yours?", "Ben: Yes, of course."],
    ["Ann: Saturday morning?", "Ben: I can do Saturday."],
    ["Ann: Alright folks, let me just pull up the minutes.", "Ben: Thanks."],
    ["Chair: Then I'll put it to the vote.", "Ben: Fine."],
    ["Ann: How about a photo book?", "Ben: Yes, let's do that.", "Ann: I like it."],
  ])("leaves out %s", async (...lines) => {
    const listed = await draftedOf(lines, "actions")
    assert.notMatch(listed.join("\n"), /Make the cake|Is that|Do Saturday|Pull up|Put it|Do that/)
  })
})
