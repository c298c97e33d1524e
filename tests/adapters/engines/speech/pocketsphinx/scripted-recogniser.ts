import type { Searches } from "#adapters/engines/speech/pocketsphinx/hear-utterance.ts"
import type { HeardUtterance } from "#adapters/engines/speech/pocketsphinx/mllr/estimate-transform.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"

/**
 * Hears one word each time, `answers` in turn ("word 0.5": so sure of it), and then fails. `asked` tells how it was
 * asked, for how many milliseconds, and with which transform.
 */
export const recogniser = (answers: ReadonlyArray<string>) => {
  const left = [...answers]
  const asked: Array<string> = []
  const hear = (question: string): Promise<HeardUtterance | ChunkFailed> => {
    asked.push(question)
    const [text, confidence] = left.shift()?.split(" ") ?? []
    return Promise.resolve(
      text === undefined
        ? new ChunkFailed({ reason: "timed-out", detail: "", retry: true })
        : { words: [{ text, begin: 100, end: 400, confidence: Number(confidence), entry: text }], cepstra: null },
    )
  }
  const searches: Searches = {
    thorough: (sound) => hear(`thorough ${length(sound)}`),
    quick: (sound, transform) => hear(`quick ${length(sound)}${transform === null ? "" : ` ${transform}`}`),
  }
  return { asked, searches }
}

const length = (sound: Buffer): number => Math.round(sound.length / 32)

/** Where a recording cannot be adapted to. */
export const notAdapted = (): Promise<null> => Promise.resolve(null)
