import { anIndex, ask } from "#tests/support/asking/an-index.ts"
import { assert, describe, it } from "@effect/vitest"

const chat = await anIndex([
  "Host: Okay, so we have, um, we have the hall for an hour, that takes us up to half past six.",
  "Baker: Mm-hmm.",
  "Host: And then the, the choir comes.",
  "Baker: So I'm Edda, I do the the bread.",
  "Host: And where do you come from?",
  "Baker: I come from Portugal, everybody there eats, um, eats too much bread.",
  "Baker: From Porto actually, I'm from Porto.",
  "Host: Right.",
  "Baker: I'm not sure about the other grains because I never tried them, but I do like rye.",
  "Host: Uh-huh.",
  "Baker: And I like rye because it, you know, it keeps for a week.",
  "Host: And, um, then there's the oven.",
  "Baker: Yeah.",
  "Baker: It needs a new door.",
  "Host: Could you ring the man on the ninth, or or before that?",
  "Baker: Fine.",
  "Host: Oh, and the shop next door is shut on Mondays.",
  "Baker: Why is that?",
  "Host: The old man goes swimming with his grandson.",
])

describe("answers from spontaneous speech", () => {
  it("are found through hesitations and repeated words", () => {
    assert.deepStrictEqual(ask(chat, "Until when do they have the hall?").closest[0], ["g1"])
    assert.strictEqual(ask(chat, "Until when do they have the hall?").verdict, "answered")
  })

  it("are a town if a town is asked for", () => {
    assert.strictEqual(ask(chat, "Which city is the baker from?").closest[0]?.at(-1), "g7")
  })

  it("give the reason for what is asked, and not just any reason", () => {
    assert.deepStrictEqual(ask(chat, "Why does the baker like rye?").closest[0], ["g11"])
  })

  it("are not given by a line that says nothing new", () => {
    assert.notStrictEqual(ask(chat, "What happened to the oven?").verdict, "answered")
  })

  it("are found behind those who only agree", () => {
    assert.strictEqual(ask(chat, "What does the oven need?").closest[0]?.at(-1), "g14")
  })

  it("are the request, not the “fine” that follows it", () => {
    assert.strictEqual(ask(chat, "When will the baker ring the man?").closest[0]?.at(-1), "g15")
  })

  it("are the reply to a “why?”, even without a “because”", () => {
    assert.strictEqual(ask(chat, "Why is the shop shut on Mondays?").closest[0]?.at(-1), "g19")
  })
})
