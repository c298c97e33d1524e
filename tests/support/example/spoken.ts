import type { Word } from "#domain/recognition/speech.ts"
import { command } from "#tests/support/speech/command.ts"
import { samplesOfWav } from "#tests/support/speech/wav.ts"
import { readFile } from "node:fs/promises"
import { join } from "node:path"

/** A sentence as it is spoken, with the times of its words from its first sample on, in milliseconds. */
export interface Spoken {
  readonly samples: Int16Array
  readonly words: ReadonlyArray<Word>
}

/** Speaks a sentence with flite, which says when each sound ends; words are separated by how many sounds each has alone. */
export const spoken = async (voice: string, text: string, folder: string): Promise<Spoken> => {
  const wav = join(folder, "sentence.wav")
  const all = soundsIn(await command("flite", ["-voice", voice, "-t", text, "-psdur", "-o", wav]))
  const from = all[0]?.end ?? 0
  const sounds = all.map(({ name, end }, index) => ({ name, end, begin: all[index - 1]?.end ?? 0 })).filter(isSpoken)
  const written = text.match(/[\p{L}'-]+/gu) ?? []
  const alone = await counts(voice, written)
  if (alone.reduce((sum, count) => sum + count, 0) !== sounds.length) {
    throw new Error(`"${text}" sounds unlike its words one by one: write it another way`)
  }
  const words = written.map((word, index): Word => {
    const first = alone.slice(0, index).reduce((sum, count) => sum + count, 0)
    const mine = sounds.slice(first, first + (alone[index] ?? 0))
    return { begin: (mine[0]?.begin ?? 0) - from, end: (mine.at(-1)?.end ?? 0) - from, text: word, confidence: null }
  })
  const samples = samplesOfWav(await readFile(wav))
  return { samples: levelled(samples.subarray(from * 16, ((sounds.at(-1)?.end ?? 0) + fading) * 16)), words }
}

/** Milliseconds in which the last sound of a sentence dies away. */
const fading = 60

interface Sound {
  readonly name: string
  readonly end: number
}

/** `g:0.280` is the sound g, until 280 ms. */
const soundsIn = (listed: string): ReadonlyArray<Sound> =>
  listed.trim().split(/\s+/).map((sound) => {
    const [name = "", seconds = ""] = sound.split(":")
    return { name, end: Math.round(Number(seconds) * 1000) }
  })

const isSpoken = ({ name }: { readonly name: string }): boolean => name !== "pau"

const counts = (voice: string, words: ReadonlyArray<string>): Promise<ReadonlyArray<number>> =>
  Promise.all(words.map(async (word) => {
    const listed = await command("flite", ["-voice", voice, "-t", word, "-ps", "-o", "none"])
    return listed.trim().split(/\s+/).filter((name) => isSpoken({ name })).length
  }))

/** All voices equally loud: the loudest sample at -4 dB. */
const levelled = (samples: Int16Array): Int16Array => {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1)
  return samples.map((sample) => Math.round((sample * 0.63 * 32_767) / peak))
}
