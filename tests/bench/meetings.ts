import { chooseLanguage } from "#adapters/engines/language/embedded-analyst/reading/choose-language.ts"
import type { Language } from "#adapters/engines/language/embedded-analyst/reading/language.ts"
import { writeDraft } from "#adapters/engines/language/embedded-analyst/write-draft.ts"
import { indexOf } from "#adapters/engines/language/embedded-answerer/passage-index.ts"
import { writeAnswer, type Written } from "#adapters/engines/language/embedded-answerer/write-answer.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { realMeetings } from "#tests/support/asking/real-meetings.ts"
import { type Bench, rounded } from "./bench.ts"

type Meeting = Awaited<ReturnType<typeof realMeetings>>[number]

interface Asked {
  readonly meeting: string
  readonly verdict: Written["verdict"]
  /** Whether one of the first lines that are cited lies where the answer is. */
  readonly hit1: boolean
  readonly hit3: boolean
}

/**
 * What the built-in writer finds in real meetings that nobody of this project wrote, and every decision and action item
 * that it lists, to be read: whether they are right is for a person to say.
 */
export const meetingsBench: Bench = async () => {
  const meetings = await realMeetings()
  const language = await chooseLanguage("", "en")
  const asked = meetings.flatMap((meeting) => askedIn(meeting, language))
  const listed = (await Promise.all(meetings.map(listedIn))).flat()
  const count = (is: (one: Asked) => boolean): number => asked.filter(is).length
  const share = (is: (one: Asked) => boolean): string =>
    `${count(is)} of ${asked.length} (${rounded(count(is) / asked.length)})`
  const answered = asked.filter(({ verdict }) => verdict === "answered")
  return {
    figures: {
      "hit@1": share(({ hit1 }) => hit1),
      "hit@3": share(({ hit3 }) => hit3),
      answered: share(({ verdict }) => verdict === "answered"),
      "of these, the first line is right": `${answered.filter(({ hit1 }) => hit1).length} of ${answered.length}`,
      "decisions and action items": listed,
    },
    targets: {},
  }
}

const askedIn = (
  { name, lines, questions }: Meeting,
  language: Language,
): ReadonlyArray<Asked> => {
  const { segments, speakers } = aTranscript(lines)
  const names = new Map(speakers.map(({ id, name: called }) => [id, called]))
  const said = segments.map(({ id, text, speakerId }) => ({ id, text, speaker: names.get(speakerId ?? "") ?? null }))
  const index = indexOf(said, language)
  const lineOf = (id: string | undefined): number => segments.findIndex((segment) => segment.id === id)
  return questions.map(({ question, gold }) => {
    const { closest, verdict } = writeAnswer(index, question, null, null)
    const isHit = (moments: number): boolean =>
      closest.slice(0, moments).some((moment) => gold.has(lineOf(moment.at(-1))))
    return { meeting: name, verdict, hit1: isHit(1), hit3: isHit(3) }
  })
}

const listedIn = async ({ name, lines }: Meeting): Promise<ReadonlyArray<string>> => {
  const request = {
    title: name,
    transcript: aTranscript(lines),
    language: "en",
    style: null,
    scenario: null,
    section: null,
  }
  const { sections } = await writeDraft(request, () => undefined)
  return sections.filter(({ kind }) => kind === "decisions" || kind === "actions")
    .flatMap(({ kind, points }) =>
      points.map(({ text, owner, due }) =>
        `${name}, ${kind}: ${[text, owner, due].filter((part) => part !== null).join(" · ")}`
      )
    )
}
