import { dialogueOf } from "#domain/intake/dialogue/dialogue.ts"
import { transcriptOfText } from "#domain/intake/dialogue/paragraphs.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

const read = (text: string) => dialogueOf(text)?.map(({ name, begin, text: said }) => [name, begin, said]) ?? null

describe("a pasted dialogue", () => {
  it.each([
    ["Name: text", "Ann: Hello there, Ben.\nBen: Hello to you.\nAnn: Shall we begin?", [["Ann", null], ["Ben", null], [
      "Ann",
      null,
    ]]],
    ["S1: text", "S1: so shall we begin now\nS2: yes\nS1: right then the boiler first", [["S1", null], ["S2", null], [
      "S1",
      null,
    ]]],
    ["I: text", "I: How did you find it?\nP1: It was all right.\nI: And you?\nP2: Too loud.", [["I", null], [
      "P1",
      null,
    ], [
      "I",
      null,
    ], ["P2", null]]],
    ["[00:12] Name: text", "[00:12] Ann: Hello.\n[01:02:03] Ben: Bye.", [["Ann", 12_000], ["Ben", 3_723_000]]],
    ["00:12 Name: text", "00:00:12 Ann Lee: Hello.\n00:00:14 Ben: Bye.", [["Ann Lee", 12_000], ["Ben", 14_000]]],
    ["Otter", "Ann Lee  0:03\nHello there.\n\nSpeaker 2  0:09\nHi.", [["Ann Lee", 3000], ["Speaker 2", 9000]]],
    ["Teams", "Chen, Li   0:03\nWe have two months.\n\nSarah O'Neill   0:08\nGood.", [["Chen, Li", 3000], [
      "Sarah O'Neill",
      8000,
    ]]],
    ["Zoom", "[Ann Lee] 10:02:03\nHello there.\n\n[Ben] 10:02:09\nHi.", [["Ann Lee", 36_123_000], ["Ben", 36_129_000]]],
    ["[00:12] Name", "[00:12] Ann\nHello there.\n[00:15] Ben\nHi.", [["Ann", 12_000], ["Ben", 15_000]]],
    ["Name (00:12): text", "Ann (00:12): Hello.\nBen (00:15): Hi.", [["Ann", 12_000], ["Ben", 15_000]]],
    ["WebVTT", "WEBVTT\n\n00:01.500 --> 00:02.000\n<v Ann>Hello</v>\n\n00:03.000 --> 00:04.000\nBen: Hi", [[
      "Ann",
      1500,
    ], ["Ben", 3000]]],
    ["SRT", "1\n00:00:01,500 --> 00:00:02,000\nHello\nthere\n\n2\n00:00:03,000 --> 00:00:04,000\nHi", [[null, 1500], [
      null,
      3000,
    ]]],
    ["Chinese", "王强：大家好，我们开始吧。\n李娜：好的。\n王强：第一个议题是预算。", [["王强", null], ["李娜", null], [
      "王强",
      null,
    ]]],
  ])("%s", (_, text, expected) => assert.deepStrictEqual(read(text)?.map(([name, begin]) => [name, begin]), expected))

  it("joins the lines of a Chinese subtitle without a space", () => {
    const text = "1\n00:00:01,500 --> 00:00:02,000\n大家好，\n我们开始吧。\n\n2\n00:00:03,000 --> 00:00:04,000\n好的。"
    assert.strictEqual(read(text)?.[0]?.[2], "大家好，我们开始吧。")
  })

  it("whose clock runs backwards keeps its order and has no times", () => {
    const text = "Ann (00:40): Shall we begin now?\nBen (00:12): Yes, please do begin.\nAnn (00:20): Then I begin."
    assert.deepStrictEqual(read(text)?.map(([name, begin]) => [name, begin]), [["Ann", null], ["Ben", null], [
      "Ann",
      null,
    ]])
  })

  it("joins what follows a turn to it, and gives speakers and times to the lines", () => {
    const { speakers, segments } = transcriptOfText("[00:12] Ann: Hello.\nHow are you?\n[00:15] Ben: Fine.")
    assert.deepStrictEqual(speakers, [{ id: "speaker_1", name: "Ann" }, { id: "speaker_2", name: "Ben" }])
    assert.deepStrictEqual(segments.map(({ begin, end, text, speakerId }) => [begin, end, text, speakerId]), [
      [12_000, 15_000, "Hello.", "speaker_1"],
      [12_000, 15_000, "How are you?", "speaker_1"],
      [15_000, 18_000, "Fine.", "speaker_2"],
    ])
  })
})

describe("prose is never read as dialogue", () => {
  it.each([
    "Note: the shop is closed.\nNote: it opens at 10:30.\nWarning: mind the step.",
    "See https://example.org/a: it is there.\nSee http://example.org.\nSee ftp://example.org.",
    "The train leaves at 10:30. It arrives at 11:45.\nAt 12:00 we eat.\n12:30 Lunch is over.",
    "Introduction: why we do this\nLong text about it.\nMethod: how we did it\nMore text.\nConclusion: it works",
    "Title: A book\nAuthor: Ann Lee\nDate: 3 May",
    "Size: 3\nColour: red\nSize: 4\nColour: blue\nSize: 5\nColour: green",
    "P1: Nobody can log in on Safari.\nP1: The export is empty.\nP2: The footer is too small.\nP2: Dark mode flickers.",
    "Q3: Revenue rose by a tenth.\nQ4: Revenue fell again then.\nQ3: Costs were as they were.",
    "Ann said: I will come. Ben said: so will I.",
    "One thing is clear: nobody came. Another thing: it rained.",
    "Meeting on Monday\nRoom 3\n10:00 Welcome\n10:30 Coffee\n11:00 Talk",
    "Q: What is it?\nThat was the question.\nA: Nobody knows.",
    "From: ann@example.org\nTo: ben@example.org\nSubject: Re: lunch\n\nHello Ben, see you at 12:30.",
    "He wrote down three things: bread, milk, eggs.\nThen he went home.",
  ])("%j", (text) => assert.isNull(dialogueOf(text)))

  it("any text keeps its words", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("Ann: hello there you.", "Ben: yes.", "Plain words.", "", "10:30", "Note: x")),
        (lines) => {
          const words = transcriptOfText(lines.join("\n")).segments.map(({ text }) => text).join(" ")
          for (const word of ["hello", "yes", "Plain"]) {
            assert.strictEqual(words.split(word).length, lines.join(" ").split(word).length)
          }
        },
      ),
    ))
})
