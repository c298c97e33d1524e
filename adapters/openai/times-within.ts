import { type SoundMap, spreadOver } from "#adapters/media/pcm/spread-words.ts"
import type { Span } from "#domain/recognition/speech.ts"
import type { AudioChunk } from "#domain/recognition/transcriber.port.ts"
import type { Timed } from "./transcription-response.ts"

/**
 * The times of words or segments in the recording. Those that lack one get it from their neighbours; those that lack both
 * share the sound between their neighbours by length. Services leave out the times of numerals above all.
 */
export const timesWithin = (items: ReadonlyArray<Timed>, chunk: AudioChunk, map: SoundMap): ReadonlyArray<Span> => {
  const known = items.map(({ start, end }) => ({ begin: inside(chunk, start), end: inside(chunk, end) }))
  const begins = known.map(({ begin, end }) => begin !== null && end !== null ? Math.min(begin, end) : begin)
  const ends = known.map(({ begin, end }) => begin !== null && end !== null ? Math.max(begin, end) : end)
  const spans: Array<Span> = []
  for (let at = 0; at < items.length;) {
    const before = spans.at(-1)?.end ?? chunk.begin
    const begin = begins[at] ?? null
    const end = ends[at] ?? null
    // A run shares the time up to the next one whose time is known.
    let next = at + 1
    if (end === null) { while (next < items.length && begins[next] === null && ends[next] === null) next++ }
    const from = begin ?? Math.min(before, end ?? before)
    const to = end ?? begins[next] ?? ends[next] ?? chunk.end
    const run = items.slice(at, next).map(({ text }) => text)
    spans.push(
      ...end === null
        ? spreadOver(run, { begin: from, end: Math.max(from, to) }, map, chunk.begin)
        : [{ begin: from, end: to }],
    )
    at = next
  }
  return spans
}

/** Models sometimes return times past the end of the audio; they are clamped to the chunk. */
const inside = (chunk: AudioChunk, seconds: number | null): number | null =>
  seconds === null
    ? null
    : Math.min(chunk.end, Math.max(chunk.begin, Math.round(chunk.begin + seconds * 1000)))
