import { signIn, type TaskSeen } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { conversation, type Voice } from "#tests/support/speech/conversation.ts"
import { diarizationErrors } from "#tests/support/speech/der.ts"
import { longMeeting, meetingOfThree } from "#tests/support/speech/meetings.ts"
import { spokenText } from "#tests/support/speech/spoken-text.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { readFile } from "node:fs/promises"
import { bareVariants } from "./bare-variants.ts"
import { type Bench, rounded } from "./bench.ts"
import { energyCoverage } from "./energy-coverage.ts"
import { hasReading, reading } from "./read-aloud.ts"
import { type Variant, variantOf, variants } from "./variants.ts"

interface Recorded {
  readonly wav: string
  readonly lines: ReadonlyArray<
    { readonly begin: number; readonly end: number; readonly text: string; readonly voice: string }
  >
}

/** Lines with their words: only those say how numbers were spoken. */
interface Written {
  readonly segments: Parameters<typeof spokenText>[0]
}

interface Fixture {
  readonly name: string
  readonly record: (folder: string) => Promise<Recorded>
  readonly variants: ReadonlyArray<Variant>
  /** DER in percent before the search for speech was changed, by variant; 0 where none is given. Null if that was not measured. */
  readonly der: Partial<Record<Variant, number>> | null
}

const sentences = new URL("../support/speech/sentences.txt", import.meta.url)

const talk = (voices: ReadonlyArray<Voice>, from: number, to: number) => async (): Promise<Recorded> => {
  const texts = (await readFile(sentences, "utf8")).trim().split("\n").slice(from, to)
  return conversation(texts.map((text, at) => ({ voice: voices[at % voices.length] ?? "slt", text })))
}

const voices: ReadonlyArray<Voice> = ["slt", "rms", "awb", "kal16"]

/** The beginning of a conversation that no rule of recognition was chosen with, each speaker in a voice. */
const unseen = (file: string, lines: number): Pick<Fixture, "record" | "variants" | "der"> => ({
  record: async () => {
    const script = (await readFile(new URL(file, import.meta.url), "utf8")).trim().split("\n").slice(0, lines)
      .map((line) => line.split(/: (.*)/s))
    const speakers = [...new Set(script.map(([speaker]) => speaker))]
    return conversation(script.map(([speaker, text = ""]) => ({
      voice: voices[speakers.indexOf(speaker) % voices.length] ?? "slt",
      text,
    })))
  },
  variants: ["clean", "telephone", "mp3 24 kb/s"],
  der: null,
})

const before = { clean: 0.05, "noise 27 dB": 0.07, "-30 dB": 0.05 }

const fixtures: ReadonlyArray<Fixture> = [
  ...(hasReading() ? [{ name: "read aloud", record: reading, variants, der: null }] : []),
  { name: "two voices", record: talk(["slt", "rms"], 0, 24), variants, der: {} },
  { name: "three voices", record: meetingOfThree, variants, der: before },
  { name: "four voices", record: talk(["slt", "rms", "awb", "kal16"], 0, 24), variants, der: {} },
  { name: "ferry", ...unseen("conversations/ferry-interview.txt", 18) },
  { name: "clinic", ...unseen("conversations/clinic-software-meeting.txt", 20) },
  { name: "coral", ...unseen("conversations/coral-lecture.txt", 11) },
  { name: "committee", ...unseen("spontaneous/transport-committee.txt", 25) },
  { name: "ten minutes", record: longMeeting, variants: ["clean"], der: { clean: 0.01 } },
]

/** What people get, as REST gives it, beside three ways to run the same recogniser by hand: on recordings and variants of each. */
export const accuracy: Bench = async (folder) => {
  const server = await startServer({ folder, entry: "built" })
  const client = await signIn(server)
  const rows = await inTurn(fixtures, async (fixture) => {
    const recorded = await fixture.record(folder)
    return inTurn(fixture.variants, async (variant) => {
      const file = await variantOf(recorded.wav, variant, folder)
      const task = await client.finished(await client.upload(file))
      const { segments } = await client.call<Written>(
        "GET",
        `/api/transcription/tasks/${task.id}/transcript?words=true`,
      )
      const heard = spokenText(segments)
      const row = judged(fixture, variant, recorded, { ...task, heard }, await bareVariants(file, folder))
      const known = [...task.timeline, ...task.coverage?.gaps ?? [], ...task.coverage?.possible ?? []]
      const measured = { ...row, energy: rounded(await energyCoverage(file, folder, known)) }
      // The whole takes most of an hour.
      console.error(lineOf(measured))
      return measured
    })
  }).then((all) => all.flat())
  await server.stop()
  const every = (test: (row: (typeof rows)[number]) => boolean): boolean => rows.every(test)
  return {
    figures: { table: tableOf(rows) },
    targets: {
      "every job is done": every(({ status }) => status === "analysisCompleted"),
      "WER at most the best of three bare variants": every(({ wer, bare }) => wer <= Math.min(...Object.values(bare))),
      "as many speakers as spoke, clean": every(({ variant, speakers, voices }) =>
        variant !== "clean" || speakers === voices
      ),
      "DER not worse than before": every(({ der, known }) => known === null || der <= known + 0.05),
      "coverage of loud moments ≥ 99.5 %, or listed": every(({ energy }) => energy >= 99.5),
    },
  }
}

const judged = (
  { name, der: known }: Fixture,
  variant: Variant,
  { lines }: Recorded,
  task: TaskSeen & { readonly heard: string },
  bare: Readonly<Record<"whole" | "loudness" | "silero", string>>,
) => {
  const spoken = lines.map(({ text }) => text).join(" ")
  const wrong = (text: string): number => rounded(wordErrors(spoken, text).percent)
  const turns = task.timeline.map(({ begin, end, speaker_id }) => ({ begin, end, who: speaker_id ?? "nobody" }))
  const { der } = diarizationErrors(lines.map(({ begin, end, voice }) => ({ begin, end, who: voice })), turns)
  return {
    name,
    variant,
    status: task.status,
    words: wordErrors(spoken, task.heard).words,
    wer: wrong(task.heard),
    bare: { whole: wrong(bare.whole), loudness: wrong(bare.loudness), silero: wrong(bare.silero) },
    der: rounded(der),
    known: known && (known[variant] ?? 0),
    speakers: task.speakers.length,
    voices: new Set(lines.map(({ voice }) => voice)).size,
    coverage: rounded(100 * (task.coverage?.ratio ?? 0)),
  }
}

type Row = ReturnType<typeof judged> & { readonly energy: number }

/** Word error rates in percent. */
const tableOf = (rows: ReadonlyArray<Row>): ReadonlyArray<string> => [
  "| Recording | Variant | Words | Product | Whole file | By loudness | By Silero | DER | Speakers | Coverage | Loud moments |",
  "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
  ...rows.map(lineOf),
]

const lineOf = ({ name, variant, words, wer, bare, der, speakers, voices, coverage, energy }: Row): string => {
  const of = `${speakers} of ${voices}`
  const cells = [name, variant, words, wer, bare.whole, bare.loudness, bare.silero, der, of, coverage, energy]
  return `| ${cells.join(" | ")} |`
}
