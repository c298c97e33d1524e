import { readLevels } from "#adapters/media/pcm/read-levels.ts"
import { frameLength } from "#domain/media/sound.ts"
import type { Span } from "#domain/recognition/speech.ts"
import { command } from "#tests/support/speech/command.ts"
import { join } from "node:path"

/** Decibels above the quietest tenth of a recording from which a moment counts as sound. */
const rise = 12
/** Milliseconds by which lines may miss the sound of their words. */
const tolerance = 300

/**
 * The share of loud moments, in percent, that a transcript has lines for or its receipt lists. It knows nothing of any
 * speech detector.
 */
export const energyCoverage = async (wav: string, folder: string, known: ReadonlyArray<Span>): Promise<number> => {
  const path = join(folder, "energy.raw")
  await command("ffmpeg", ["-v", "error", "-y", "-i", wav, "-ac", "1", "-ar", "16000", "-f", "s16le", path])
  const { loudness } = await readLevels({ path }, new AbortController().signal)
  const floor = loudness.toSorted()[Math.floor(loudness.length / 10)] ?? -100
  const moments = [...loudness.entries()].filter(([, level]) => level > floor + rise).map(([at]) => at * frameLength)
  const covered = moments.filter((time) =>
    known.some(({ begin, end }) => time >= begin - tolerance && time < end + tolerance)
  )
  return (100 * covered.length) / Math.max(1, moments.length)
}
