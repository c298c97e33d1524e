import { writeDraft } from "#adapters/engines/language/embedded-analyst/write-draft.ts"
import type { Draft } from "#domain/analysis/analysis.ts"
import type { Scenario } from "#domain/task/scenario.ts"
import { type SectionKind, sectionsOf } from "#domain/task/summary-section.ts"
import type { Transcript } from "#domain/transcript/transcript.ts"
import { chineseMeeting, englishMeeting } from "#tests/support/meetings.ts"
import { call, germanLecture, interview, lecture, note, podcast } from "#tests/support/recordings.ts"
import { assert, describe, it } from "@effect/vitest"

const draftOf = (transcript: Transcript, scenario: Scenario | null = null) =>
  writeDraft(
    { title: "T", transcript, language: "en", style: null, scenario, section: null },
    () => undefined,
  )

const said = ({ sections }: Draft, kind: SectionKind): ReadonlyArray<string> =>
  sections.filter((section) => section.kind === kind).flatMap(({ points }) => points.map(({ text }) => text))

describe("the scenario that the built-in analyst finds", () => {
  it.each<[string, Scenario, Transcript]>([
    ["an English meeting", "meeting", englishMeeting],
    ["a Chinese meeting", "meeting", chineseMeeting],
    ["a lecture with a question from the room", "lecture", lecture],
    ["a German lecture", "lecture", germanLecture],
    ["an interview", "interview", interview],
    ["a call to a company", "call", call],
    ["a podcast with a guest", "podcast", podcast],
    ["a spoken note", "note", note],
    ["nothing", "note", { segments: [], speakers: [] }],
  ])("of %s is %s", async (_, scenario, transcript) => {
    assert.strictEqual((await draftOf(transcript)).scenario, scenario)
  })
})

describe("the sections of a scenario", () => {
  it("of a lecture are key ideas, definitions, examples and questions", async () => {
    const draft = await draftOf(lecture)
    assert.deepStrictEqual(said(draft, "overview"), [])
    assert.isAtLeast(said(draft, "ideas").length, 3)
    assert.include(
      said(draft, "definitions"),
      "Photosynthesis is the process by which plants turn light into chemical energy.",
    )
    assert.include(said(draft, "examples").join(), "forty chloroplasts")
    assert.include(said(draft, "questions").join(), "Why do leaves turn red in autumn?")
  })

  it("of an interview are questions with answers, and quotations that say who spoke", async () => {
    const draft = await draftOf(interview)
    assert.include(
      said(draft, "questions").join(),
      "What was the hardest crossing you have made? In the winter of 2019",
    )
    const quotes = said(draft, "quotes")
    assert.isAtLeast(quotes.length, 1)
    assert.isTrue(quotes.every((quote) => /^Jonas: “.+”$/.test(quote)), quotes.join("\n"))
  })

  it("come in the order of the scenario, and no sentence comes twice", async () => {
    const recordings = [englishMeeting, lecture, interview, call, podcast, note]
    for (const { scenario, sections } of await Promise.all(recordings.map((one) => draftOf(one)))) {
      const kinds = [...new Set(sections.map(({ kind }) => kind))]
      assert.deepStrictEqual(kinds, sectionsOf(scenario).filter((kind) => kinds.includes(kind)))
      const quotes = sections.filter(({ kind }) => kind !== "keywords" && kind !== "questions")
        .flatMap(({ points }) => points.map(({ quote }) => quote))
      assert.strictEqual(new Set(quotes).size, quotes.length, scenario)
    }
  })

  it("are those of the scenario that was chosen, whatever the recording seems to be", async () => {
    const asLecture = await draftOf(englishMeeting, "lecture")
    assert.strictEqual(asLecture.scenario, "lecture")
    assert.deepStrictEqual(said(asLecture, "decisions"), [])
    assert.isNotEmpty(said(asLecture, "ideas"))
    const asMeeting = await draftOf(call, "meeting")
    assert.isNotEmpty(said(asMeeting, "overview"))
  })
})
