import { dialogueOf } from "#domain/intake/dialogue/dialogue.ts"
import { assert, describe, it } from "@effect/vitest"

const read = (text: string) => dialogueOf(text)?.map(({ name, begin, text: said }) => [name, begin, said]) ?? null

const noon = 12 * 3_600_000
const minute = 60_000

describe("an exported chat", () => {
  it("from Android has its senders, and the time of the day it took place", () =>
    assert.deepStrictEqual(
      read(
        "12/03/2025, 12:02 - Messages and calls are end-to-end encrypted.\n12/03/2025, 12:04 - Ana Ruiz: Hi all\nIt has a balcony\n12/03/2025, 12:06 - +44 7700 900123: me too: count me in\n12/03/2025, 12:09 - Ana Ruiz: <Media omitted>\n12/03/2025, 12:10 - ben 🎣: Ok",
      ),
      [
        ["Ana Ruiz", noon + 4 * minute, "Hi all\nIt has a balcony"],
        ["+44 7700 900123", noon + 6 * minute, "me too: count me in"],
        ["ben 🎣", noon + 10 * minute, "Ok"],
      ],
    ))

  it("from an iPhone is read, with a line for each new day instead of times", () =>
    assert.deepStrictEqual(
      read(
        "\u200E[14.03.25, 09:12:44] Verein: \u200ENachrichten sind verschlüsselt.\n[14.03.25, 09:12:44] Jörg: Wer hat den Schlüssel?\n[14.03.25, 09:13:10] Sabine K.: Uwe\n\u200E[15.03.25, 08:00:00] Jörg: \u200EBild weggelassen\n[15.03.25, 08:01:00] Jörg: Danke!",
      ),
      [
        [null, null, "14.03.25"],
        ["Jörg", null, "Wer hat den Schlüssel?"],
        ["Sabine K.", null, "Uwe"],
        [null, null, "15.03.25"],
        ["Jörg", null, "Danke!"],
      ],
    ))

  it.each([
    ["twelve hours", "3/12/25, 12:04\u202FAM - Ann: Hi\n3/12/25, 1:05 PM - Ben: Hello", [
      4 * minute,
      noon + 65 * minute,
    ]],
    ["year first", "2025-03-12 12:04 - Ann: Hi\n2025-03-12 12:05 - Ben: Hello", [noon + 4 * minute, noon + 5 * minute]],
    ["Slack", "Ann  12:04 PM\nHi there\n\nben  12:05 PM\nHello\nAnn  12:06 PM\nYes", [
      noon + 4 * minute,
      noon + 5 * minute,
      noon + 6 * minute,
    ]],
    ["Teams", "[12:04 PM] Ann Lee: Hi\n[12:05 PM] Ben: Hello", [noon + 4 * minute, noon + 5 * minute]],
    ["IRC", "[12:04:00] <ann> hi\n[12:05:00] <raj_k> which one?", [noon + 4 * minute, noon + 5 * minute]],
  ])("has times: %s", (_, text, begins) => {
    assert.deepStrictEqual(read(text)?.map(([, begin]) => begin), begins)
    assert.notInclude(JSON.stringify(read(text)), "null")
  })

  it.each([
    "12/03/2025, 18:04 - Invoice: 84 euros\nThe rest is prose that mentions no one and goes on.",
    "2025-03-12 12:04:11 - INFO: started\n2025-03-12 12:04:12 - ERROR: disk full",
    "12/03/2025 10:00 - Opening\n12/03/2025 11:00 - Closing",
    "The shop opens at 10:00 AM\nWe meet there.\nlunch is at 12:00 PM\nand then we go.",
  ])("is not seen in %j", (text) => assert.isNull(dialogueOf(text)))
})

describe("people and signs in a dialogue", () => {
  it("may be called like a month", () =>
    assert.deepStrictEqual(
      read("Mark: Who goes to the call?\nGrace: May will go.\nMay: Yes, I'll take notes.\nMark: Thank you.\nMay: Bye.")
        ?.map(([name]) => name),
      ["Mark", "Grace", "May", "Mark", "May"],
    ))

  it("may be called by an office", () =>
    assert.deepStrictEqual(
      read(
        "Chair: What does the director say?\nDirector of Libraries: The plan is for two branches.\nChair: And the cost?\nDirector of Libraries: Thirty-four thousand.",
      )?.map(([name]) => name),
      ["Chair", "Director of Libraries", "Chair", "Director of Libraries"],
    ))

  it("subtitles spell signs as entities, and every name in them counts if each line has one", () =>
    assert.deepStrictEqual(
      read(
        "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Li &amp; Co>48 &lt; 50 &amp; rising&nbsp;fast</v>\n\n00:03.000 --> 00:04.000\nMia Berg: It cracked.\n\n00:05.000 --> 00:06.000\njosé garcía: Too wet?",
      )?.map(([name, , text]) => [name, text]),
      [["Li & Co", "48 < 50 & rising fast"], ["Mia Berg", "It cracked."], ["josé garcía", "Too wet?"]],
    ))

  it("but words before a colon are not a name where other lines have none", () =>
    assert.deepStrictEqual(
      read(
        "1\n00:00:01,000 --> 00:00:02,000\nAnn: We need\n\n2\n00:00:03,000 --> 00:00:04,000\none thing: money.\n\n3\n00:00:05,000 --> 00:00:06,000\nAnd time.",
      )
        ?.map(([name]) => name),
      ["Ann", null, null],
    ))
})
