import type { DraftSentence } from "#domain/asking/answer.ts"
import { checkerOf, followUpsOf, verdictOf } from "#domain/asking/checked-answer.ts"
import { plainText } from "#domain/asking/plain-text.ts"
import { linesInScope } from "#domain/asking/scope.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { aTask } from "#tests/support/a-task.ts"
import { aQuestion } from "#tests/support/asking/a-question.ts"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import * as fc from "fast-check"

const request = aQuestion("What does the warehouse cost?")
const ids = (...names: ReadonlyArray<string>) => names.map((name) => SegmentId.make(name))
const drafted = (text: string, lines: ReadonlyArray<string>, quote: string | null): DraftSentence => ({
  _tag: "Sentence",
  text,
  segments: ids(...lines),
  quote,
})
const check = (draft: DraftSentence, within: ReadonlyArray<string> | null = null) =>
  checkerOf({ ...request, within: within === null ? null : new Set(ids(...within)) }, true).sentence(draft)

describe("a sentence of an answer", () => {
  it("is supported by lines that hold its quote, with their times and speaker", () => {
    assert.deepStrictEqual(check(drafted("It costs 400,000 euros.", ["g2"], "400,000 euros")), {
      text: "It costs 400,000 euros.",
      number: 1,
      segments: ids("g2"),
      begin: 4000,
      end: 7500,
      speaker: "Ben",
      quote: "400,000 euros",
      supported: true,
    })
  })

  it.each(
    [
      ["names no line", [], "400,000 euros"],
      ["names a line that does not exist", ["g99"], "400,000 euros"],
      ["names one line too many", ["g2", "g99"], "400,000 euros"],
      ["quotes what was said elsewhere", ["g4"], "400,000 euros"],
      ["quotes what nobody said", ["g2"], "500,000 euros"],
      ["has an empty quote", ["g2"], " "],
      ["has no quote, and is not what was said", ["g2"], null],
    ] as const,
  )("is not supported if it %s", (_, lines, quote) => {
    assert.isFalse(check(drafted("It costs a lot.", lines, quote))?.supported)
  })

  it.each([
    ["another number", "It costs 500,000 euros.", "g2", "400,000 euros"],
    ["a negation", "It does not cost 400,000 euros.", "g2", "400,000 euros"],
    ["another name", "Peter has a budget of 400,000 euros.", "g2", "budget for the new warehouse is 400,000 euros"],
    [
      "another day",
      "Ben sends the contract to the supplier by Monday.",
      "g7",
      "send the contract to the supplier by Friday",
    ],
  ])("is not supported if it has %s than its quote", (_, text, line, quote) => {
    assert.isFalse(check(drafted(text, [line], quote))?.supported)
  })

  it("may be what was said, word by word, without a quote", () => {
    assert.isTrue(check(drafted("The budget for the new warehouse is 400,000 euros.", ["g2"], null))?.supported)
  })

  it("is not supported outside the scope of the question, and shows no place there", () => {
    const checked = check(drafted("It costs 400,000 euros.", ["g2"], "400,000 euros"), ["g4"])
    assert.deepInclude(checked, { supported: false, segments: [], begin: null, speaker: null, number: null })
  })

  it("numbers the places of an answer, the same place alike", () => {
    const { sentence } = checkerOf(request, true)
    const numbers = [["g2"], ["g4"], ["g2"]].map((lines) => sentence(drafted("x", lines, null))?.number)
    assert.deepStrictEqual(numbers, [1, 2, 1])
  })

  it("names all who speak in its lines", () => {
    assert.strictEqual(check(drafted("x", ["g3", "g4"], null))?.speaker, "Ann, Ben")
    assert.strictEqual(check(drafted("x", ["g2", "g4"], null))?.speaker, "Ben")
  })

  it("plays where it was said, not the question before it or the words that agree to it", () => {
    const place = { segments: ids("g4", "g3"), begin: 12_000, speaker: "Ben" }
    const said = "The construction of the warehouse starts on the third of March."
    assert.deepInclude(check(drafted(said, ["g3", "g4"], "starts on the third of March")), place)
    assert.deepInclude(check(drafted(said, ["g3", "g4"], null)), place)
    assert.deepInclude(check(drafted(said, ["g5", "g4"], said)), { ...place, segments: ids("g4", "g5") })
  })

  it("has no times in text", () => {
    assert.deepInclude(checkerOf(request, false).sentence(drafted("x", ["g2"], null)), { begin: null, end: null })
  })

  it("is never supported by lines that do not hold it, however it is made up", () => {
    const words = fc.constantFrom("budget", "400,000", "euros", "warehouse", "March", "friday", "nobody", "!", " ")
    const line = fc.constantFrom("g1", "g2", "g4", "g7", "g99", "no line 3")
    const quote = fc.oneof(fc.constant(null), fc.array(words, { maxLength: 5 }).map((parts) => parts.join(" ")))
    fc.assert(fc.property(fc.array(line, { maxLength: 3 }), quote, fc.string(), (lines, given, text) => {
      const checked = check(drafted(text, lines, given))
      if (checked?.supported !== true) return
      const said = request.text.lines.filter(({ id }) => lines.some((one) => one === id)).map((one) =>
        letters(one.text)
      ).join(" ")
      assert.isTrue(lines.length > 0 && lines.every((id) => request.text.lines.some((one) => one.id === id)))
      for (const word of letters(given ?? text).split(" ")) assert.include(said, word)
    }))
  })
})

const letters = (text: string): string => text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""

describe("a verdict", () => {
  const supported = check(drafted("It costs 400,000 euros.", ["g2"], "400,000 euros"))
  const struck = check(drafted("It costs nothing.", ["g2"], "nothing"))
  if (supported === null || struck === null) throw new Error("both have text")

  it.each(
    [
      ["answered", [supported, struck], "answered"],
      ["answered", [struck], "notSaid"],
      ["answered", [], "notSaid"],
      ["unsure", [supported], "unsure"],
      ["unsure", [struck], "notSaid"],
      ["unsure", [], "unsure"],
      ["notSaid", [], "notSaid"],
    ] as const,
  )("%s of %j becomes %s", (claimed, sentences, expected) => {
    assert.strictEqual(verdictOf(claimed, sentences), expected)
  })

  it("is unsure if something was said there that the sentence only resembles, or says in another language", () => {
    const { sentence, verdict } = checkerOf(request, true)
    const open = sentence(drafted("Das Lager kostet 400.000 Euro.", ["g2"], "400,000 euros"))
    if (open === null) throw new Error("it has text")
    assert.isFalse(open.supported)
    assert.strictEqual(verdict("answered", [open]), "unsure")
    assert.strictEqual(verdict("notSaid", [open]), "notSaid")
    assert.strictEqual(verdict("answered", [struck]), "notSaid")
  })
})

describe("what a model writes", () => {
  it("loses pictures, links and addresses that nobody said", () => {
    assert.strictEqual(plainText("See ![x](https://evil.example/?q=secret) [here](javascript:x)", ""), "See x here")
    assert.strictEqual(plainText("Go to https://evil.example/?q=1 <img src=x> now", ""), "Go to now")
    assert.strictEqual(
      plainText("Go to https://a.example now", "visit https://a.example today"),
      "Go to https://a.example now",
    )
  })

  it("offers at most three questions to go on with, each once, and none that was asked", () => {
    const asked = { question: "Asked?", history: [{ question: "earlier?", cited: [] }] }
    const drafted = ["asked?", "Earlier?", "a?", "a?", " ", "b?", "c?", "d?", "e".repeat(300)]
    assert.deepStrictEqual(followUpsOf(drafted, asked), ["a?", "b?", "c?"])
  })
})

describe("the scope of a question", () => {
  const { lines } = request.text
  const scope = (asked: Parameters<typeof linesInScope>[2], source: "audio" | "text" = "audio") =>
    linesInScope({ ...aTask(), source }, lines, asked)

  it("is everything, chosen lines, the last minutes, or what both have", () => {
    assert.strictEqual(Result.getOrThrow(scope({})), null)
    assert.deepStrictEqual([...Result.getOrThrow(scope({ lines: ids("g2", "g1") })) ?? []], ids("g1", "g2"))
    const long = lines.map(({ id, text, speakerId }, at) => ({
      id,
      text,
      speakerId,
      begin: at * 30_000,
      end: at * 30_000 + 5000,
    }))
    const last = linesInScope(aTask(), long, { lastMinutes: 1, lines: ids("g1", "g6", "g7") })
    assert.deepStrictEqual([...Result.getOrThrow(last) ?? []], ids("g6", "g7"))
  })

  it("is refused for lines that do not exist, and for minutes of a text", () => {
    assert.deepInclude(Result.getFailure(scope({ lines: ids("g99") })), { _tag: "Some" })
    const refused = Result.match(scope({ lastMinutes: 1 }, "text"), {
      onSuccess: () => "",
      onFailure: (one) => one.message,
    })
    assert.strictEqual(refused, "last_minutes: last_minutes needs times, and this text has none")
  })
})
