import type { KnownRecording } from "#tests/support/fake-openai/script.ts"
import type { Conversation } from "#tests/support/speech/conversation.ts"
import { readFile } from "node:fs/promises"

/** What was spoken, for the fake service to "recognise": the words of each line spread evenly over it. */
export const scripted = async ({ raw, lines }: Conversation): Promise<KnownRecording> => {
  const voices = [...new Set(lines.map(({ voice }) => voice))]
  const words = lines.flatMap(({ text, voice, begin, end }) => {
    const spoken = text.split(/\s+/)
    const each = (end - begin) / spoken.length
    return spoken.map((word, at) => ({
      text: word,
      begin: Math.round(begin + at * each),
      end: Math.round(begin + (at + 1) * each),
      speaker: voices.indexOf(voice),
    }))
  })
  return { pcm: await readFile(raw), words, language: "english" }
}
