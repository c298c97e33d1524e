import { tidied } from "#adapters/embedded-analyst/english-tidy.ts"
import { writeDraft } from "#adapters/embedded-analyst/write-draft.ts"
import type { Draft } from "#domain/analysis/analysis.ts"
import type { SectionKind } from "#domain/task/summary-section.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { call } from "#tests/support/recordings.ts"
import { assert, describe, it } from "@effect/vitest"
import { readFile } from "node:fs/promises"

const folder = new URL("../../bench/conversations/", import.meta.url)

const draftOf = (transcript: ReturnType<typeof aTranscript>) =>
  writeDraft({ title: "T", transcript, language: "en", style: null, scenario: null, section: null }, () => undefined)

const ofFile = async (file: string) =>
  draftOf(aTranscript((await readFile(new URL(file, folder), "utf8")).trim().split("\n")))

const said = ({ sections }: Draft, kind: SectionKind): ReadonlyArray<string> =>
  sections.filter((section) => section.kind === kind).flatMap(({ points }) => points.map(({ text }) => text))

describe("a summary of spontaneous speech", () => {
  it("recognises a long lecture, though it says what one has to do", async () => {
    assert.strictEqual((await ofFile("coral-lecture.txt")).scenario, "lecture")
  })

  it("has no topic that contains only half a remark", async () => {
    const told = await Promise.all(["bakery-meeting.txt", "warehouse-standup.txt", "ferry-interview.txt"].map(ofFile))
    const points = told.flatMap((draft) => said(draft, "topic"))
    assert.isAtLeast(points.length, 8)
    for (const remark of ["Like, really finished.", "Two is fine for me.", "I've got it.", "Send it to her."]) {
      assert.notInclude(points, remark)
    }
    assert.include(points, "Rent was six hundred.")
  })

  it("begins with what matters, not with how the talk began", async () => {
    const overview = said(await ofFile("warehouse-standup.txt"), "overview")
    assert.notInclude(overview.join("\n"), "So yeah, quick one today")
    assert.include(overview.join("\n"), "nine thousand six hundred parcels")
    assert.isFalse(overview.some((text) => text.startsWith("Because")))
  })

  it.each([
    [
      "good morning can everyone hear me we have to decide about the warehouse",
      "We have to decide about the warehouse.",
    ],
    ["hello everybody today we open the new library", "Today we open the new library."],
    ["good morning everyone is here by nine", "Good morning everyone is here by nine."],
    ["hi my name", "Hi my name."],
  ])("greets nobody: %s", (sentence, printed) => assert.strictEqual(tidied(sentence), printed))

  it("has no overview of greetings where everything else is decided or to be done", async () => {
    const draft = await draftOf(aTranscript([
      "Anna: Good morning, can everyone hear me?",
      "Ben: Yes.",
      "Anna: We agreed to move the launch to May 4th. Ben, can you call the landlord by Friday?",
      "Ben: Sure, I will.",
    ]))
    assert.deepStrictEqual(said(draft, "overview"), [])
    assert.deepStrictEqual(said(draft, "decisions"), ["We agreed to move the launch to May 4th."])
    assert.deepStrictEqual(said(draft, "actions"), ["Call the landlord"])
  })

  it("defines by name: neither by what something is not, nor by a pronoun", async () => {
    const definitions = said(await ofFile("coral-lecture.txt"), "definitions")
    assert.include(definitions, "Bleaching means that the polyp throws the algae out.")
    for (const text of definitions) assert.notMatch(text, /^(?:It is|We call them)|is not a plant/)
  })

  it("has no keyword that is only a word of agreement", async () => {
    assert.notInclude(said(await ofFile("bakery-meeting.txt"), "keywords"), "Fine")
  })

  it("quotes whole sentences, without the noises of speech", async () => {
    const quotes = said(await ofFile("ferry-interview.txt"), "quotes")
    assert.isAtLeast(quotes.length, 3)
    assert.notMatch(quotes.join("\n"), /\bum\b|“Seven hours, going up and down/)
  })

  it("lists what someone promised on a call", async () => {
    assert.deepStrictEqual(said(await draftOf(call), "actions"), ["Send you the corrected bill"])
  })
})
