import type { Audio } from "#domain/media/audio.ts"
import type { AudioChunk } from "#domain/recognition/transcriber.port.ts"
import { Effect } from "effect"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { KnownRecording, ScriptWord } from "./script.ts"

/** A recording of a made-up sound with a script: half a second for each word, silence between sentences. */
export const aRecording = (text: string): KnownRecording => {
  let time = 500
  let speaker = 0
  const words: ReadonlyArray<ScriptWord> = text.split(" ").map((word) => {
    const timed = { begin: time, end: time + 450, text: word, speaker }
    const ends = /[.?!]$/.test(word)
    time += ends ? 1000 : 500
    if (ends) speaker = 1 - speaker
    return timed
  })
  const pcm = Buffer.alloc((time + 500) * 32)
  for (const word of words) drawSound(pcm, word.begin, word.end)
  return { pcm, words, language: "english" }
}

/** The recording as a file, for as long as the scope lives. */
export const recordingFile = (recording: KnownRecording) =>
  Effect.acquireRelease(
    Effect.promise(async (): Promise<Audio> => {
      const folder = await mkdtemp(join(tmpdir(), "parley-test-"))
      const path = join(folder, "audio.raw")
      await writeFile(path, recording.pcm)
      return { path, duration: recording.pcm.length / 32 }
    }),
    (audio) => Effect.promise(() => rm(join(audio.path, ".."), { recursive: true })),
  )

export const chunkOf = (audio: Audio, begin = 0, end = audio.duration): AudioChunk => ({ audio, begin, end })

/** A tone with a slow drift, so that no stretch is like another. */
const drawSound = (pcm: Buffer, begin: number, end: number): void => {
  for (let at = begin * 16; at < end * 16; at++) {
    const value = 6000 * Math.sin(at * 0.07) + 3000 * Math.sin(at * at * 1e-7) + 500 * Math.sin(at * 0.913)
    pcm.writeInt16LE(Math.round(value), at * 2)
  }
}
