import { writeDraft } from "#adapters/embedded-analyst/write-draft.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { assert, describe, it } from "@effect/vitest"

const everything = async (lines: ReadonlyArray<string>, language = "en"): Promise<string> => {
  const request = { title: "T", transcript: aTranscript(lines), language, style: null, scenario: null, section: null }
  const { sections } = await writeDraft(request, () => undefined)
  return sections.flatMap(({ points }) => points.map(({ text }) => text)).join("\n")
}

const podcast = [
  "Host: Welcome back to the podcast. My guest today restores church organs.",
  "Lotte: An organ of this size has 2,400 pipes, and the largest is ten metres long.",
  "Host: How long does it take to clean one?",
  "Lotte: About eight months, because every pipe is taken out and washed by hand.",
  "Host: Before we go on, a quick word from our sponsor. Sleepwell mattresses are made of 7 layers of foam and cost 499 euros. Go to sleepwell.example and use the code NIGHT20 for 20 percent off your first order. Now back to Lotte. What breaks most often?",
  "Lotte: The bellows. The leather lasts about fifty years, then the air escapes.",
  "Host: This episode is brought to you by Beanly. Beanly delivers fresh coffee to 30 countries.",
  "Host: Try it with a free trial for one month.",
  "Host: Listeners asked us what a new organ costs.",
  "Lotte: A small one costs 300,000 euros, and a large one over two million.",
]

describe("the sponsor of a podcast", () => {
  it("is not in its summary, but what was said around it is", async () => {
    const text = await everything(podcast)
    assert.notMatch(text, /Sleepwell|mattress|foam|NIGHT20|Beanly|coffee|free trial/i)
    assert.include(text, "About eight months, because every pipe is taken out and washed by hand.")
    assert.include(text, "The leather lasts about fifty years")
  })

  it("may be spoken of in a meeting", async () =>
    assert.include(
      await everything([
        "Ann: Our sponsor pays 2,000 euros for the shirts of the team.",
        "Ben: The tournament was sponsored by the council last year, with 500 euros.",
      ]),
      "Our sponsor pays 2,000 euros",
    ))

  it("is left out in other languages", async () =>
    assert.notMatch(
      await everything([
        "Moderator: Willkommen zum Podcast. Mein Gast heute restauriert Orgeln.",
        "Lotte: Eine Orgel dieser Größe hat 2.400 Pfeifen, die größte ist zehn Meter lang.",
        "Moderator: Diese Folge wird präsentiert von Schlafgut. Die Matratzen kosten 499 Euro. Mit dem Code ORGEL gibt es 20 Prozent Rabatt.",
        "Lotte: Das Leder der Bälge hält etwa fünfzig Jahre, dann entweicht die Luft.",
      ], "de"),
      /Schlafgut|Matratzen|ORGEL/,
    ))
})
