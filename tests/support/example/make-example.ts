import { writeDraft } from "#adapters/engines/language/embedded-analyst/write-draft.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { findPeaks, packed } from "#domain/media/waveform.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { command } from "#tests/support/speech/command.ts"
import { addRoomNoise, dice } from "#tests/support/speech/mix.ts"
import { samplesOfWav, wavOf } from "#tests/support/speech/wav.ts"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { speakers, title, turns } from "./script.ts"
import { spoken } from "./spoken.ts"

// Rebuilds the example task after a change of its script: `node tests/support/example/make-example.ts`.

const target = new URL("../../../adapters/documents/example/", import.meta.url).pathname
const folder = await mkdtemp(join(tmpdir(), "parley-example-"))

/** Milliseconds of silence: before the first word and after the last, between speakers, between sentences. */
const pauses = { ends: 400, turn: 560, sentence: 320 }

const parts: Array<Int16Array> = []
const segments: Array<Segment> = []
let length = 0
const add = (samples: Int16Array): void => {
  parts.push(samples)
  length += samples.length
}
const pause = (milliseconds: number): void => add(new Int16Array(milliseconds * 16))

const say = async (speakerId: string, voice: string, text: string): Promise<void> => {
  const { samples, words } = await spoken(voice, text, folder)
  const begin = Math.round(length / 16)
  const later = words.map(({ begin: from, end: to, ...word }) =>
    Object.assign(word, { begin: begin + from, end: begin + to })
  )
  const id = SegmentId.make(`s${segments.length + 1}`)
  segments.push({ id, begin, end: later.at(-1)?.end ?? begin, text, speakerId, words: later })
  add(samples)
}

/** One after another: a sentence begins where the previous one ended. */
const sayAll = (sentences: ReadonlyArray<readonly [speakerId: string, voice: string, text: string]>): Promise<void> =>
  sentences.reduce(async (before, sentence, index) => {
    await before
    pause(index === 0 ? pauses.ends : sentences[index - 1]?.[0] === sentence[0] ? pauses.sentence : pauses.turn)
    await say(...sentence)
  }, Promise.resolve())

await sayAll(turns.flatMap(({ speaker, sentences }) => {
  const { id, voice } = speakers.find(({ name }) => name === speaker) ?? speakers[0]
  return sentences.map((text) => [id, voice, text] as const)
}))
pause(pauses.ends)

const recording = new Int16Array(length)
let at = 0
for (const part of parts) {
  recording.set(part, at)
  at += part.length
}
addRoomNoise(recording, dice(7))

const sound = join(target, "team-meeting.mp3")
const files = { wav: join(folder, "all.wav"), decoded: join(folder, "decoded.wav") }
await writeFile(files.wav, wavOf(recording))
const encoding = ["-c:a", "libmp3lame", "-b:a", "32k", "-map_metadata", "-1", "-fflags", "+bitexact"]
await command("ffmpeg", ["-v", "error", "-y", "-i", files.wav, ...encoding, sound])
await command("ffmpeg", ["-v", "error", "-y", "-i", sound, "-ac", "1", "-ar", "16000", files.decoded])
const heard = samplesOfWav(await readFile(files.decoded))
const duration = Math.floor(heard.length / 16)
const finder = findPeaks(heard.length)
finder.add(heard)

const transcript = { segments, speakers: speakers.map(({ id, name }) => ({ id, name })) }
const draft = await writeDraft(
  { title, transcript, language: "en", style: null, scenario: null, section: null },
  () => undefined,
)
const waveform = Buffer.from(packed(duration, finder.peaks())).toString("base64")
const content = { title, language: "en", duration, ...transcript, draft, waveform }
await writeFile(join(target, "team-meeting.json"), `${JSON.stringify(content)}\n`)
await rm(folder, { recursive: true })
