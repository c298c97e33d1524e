import { signIn, type TaskSeen } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { type Conversation, conversation, type Voice } from "#tests/support/speech/conversation.ts"
import { diarizationErrors } from "#tests/support/speech/der.ts"
import { encode } from "#tests/support/speech/encode.ts"
import { longMeeting, meetingOfThree } from "#tests/support/speech/meetings.ts"
import { spokenText } from "#tests/support/speech/spoken-text.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { readFile } from "node:fs/promises"
import { bareRecogniser } from "./bare-recogniser.ts"
import { type Bench, rounded } from "./bench.ts"

interface Fixture {
  readonly name: string
  readonly record: () => Promise<Conversation>
  /** Words in a hundred that were wrong when the method was chosen, on the same sentences in other recordings; null for none. */
  readonly known: number | null
}

const sentences = new URL("../support/speech/sentences.txt", import.meta.url)

const talk = (voices: ReadonlyArray<Voice>, from: number, to: number) => async (): Promise<Conversation> => {
  const texts = (await readFile(sentences, "utf8")).trim().split("\n").slice(from, to)
  return conversation(texts.map((text, at) => ({ voice: voices[at % voices.length] ?? "slt", text })))
}

const fixtures: ReadonlyArray<Fixture> = [
  { name: "two voices", record: talk(["slt", "rms"], 0, 24), known: 5.7 },
  { name: "three voices", record: meetingOfThree, known: 7 },
  { name: "four voices", record: talk(["slt", "rms", "awb", "kal16"], 0, 24), known: 8.6 },
  { name: "ten minutes", record: longMeeting, known: null },
]

/** What people get: words, speakers and coverage of the whole product, as REST tells them. */
export const accuracy: Bench = async (folder) => {
  const server = await startServer({ folder, entry: "built" })
  const client = await signIn(server)
  const rows = await inTurn(fixtures, async (fixture) => {
    const recorded = await fixture.record()
    const task = await client.finished(await client.upload(await encode(recorded.wav, "flac", folder)))
    const heard = spokenText(await client.lines(task.id))
    return judged(fixture, recorded, { ...task, heard }, (await bareRecogniser(recorded.wav, folder)).text)
  })
  await server.stop()
  const all = (test: (row: ReturnType<typeof judged>) => boolean): boolean => rows.every(test)
  return {
    figures: { fixtures: rows },
    targets: {
      "every job is done": all(({ status }) => status === "analysisCompleted"),
      "WER at most one point above what is known": all(({ wer, known }) => known === null || wer <= known + 1),
      "WER at most that of the recogniser by hand": all(({ wer, bare }) => wer <= bare),
      "as many speakers as spoke": all(({ speakers, voices }) => speakers === voices),
      "coverage ≥ 99.5 %": all(({ coverage }) => coverage >= 99.5),
    },
  }
}

const judged = (
  { name, known }: Fixture,
  { lines }: Conversation,
  task: TaskSeen & { readonly heard: string },
  bareText: string,
) => {
  const spoken = lines.map(({ text }) => text).join(" ")
  const turns = task.timeline.map(({ begin, end, speaker_id }) => ({ begin, end, who: speaker_id ?? "nobody" }))
  const { der } = diarizationErrors(lines.map(({ begin, end, voice }) => ({ begin, end, who: voice })), turns)
  return {
    name,
    status: task.status,
    words: wordErrors(spoken, task.heard).words,
    wer: rounded(wordErrors(spoken, task.heard).percent),
    bare: rounded(wordErrors(spoken, bareText).percent),
    known,
    der: rounded(der),
    speakers: task.speakers.length,
    voices: new Set(lines.map(({ voice }) => voice)).size,
    coverage: rounded(100 * (task.coverage?.ratio ?? 0)),
  }
}
