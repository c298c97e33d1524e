import type { Hear, Searches } from "#adapters/pocketsphinx/hear-utterance.ts"
import { ChunkFailed } from "#domain/transcript/errors.ts"

/**
 * Hears one word each time, `answers` in turn ("word 0.5": so sure of it), and then fails. `asked` tells how it was
 * asked, and for how many milliseconds.
 */
export const recogniser = (answers: ReadonlyArray<string>) => {
  const left = [...answers]
  const asked: Array<string> = []
  const by = (search: keyof Searches): Hear => (sound) => {
    asked.push(`${search} ${Math.round(sound.length / 32)}`)
    const [text, confidence] = left.shift()?.split(" ") ?? []
    return Promise.resolve(
      text === undefined
        ? new ChunkFailed({ reason: "timed-out", detail: "", retry: true })
        : [{ text, begin: 100, end: 400, confidence: Number(confidence) }],
    )
  }
  return { asked, searches: { thorough: by("thorough"), quick: by("quick") } }
}
