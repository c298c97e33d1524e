import { contributions } from "../recognition/coverage-gaps.ts"
import type { Names } from "../recognition/english/capitals.ts"
import { speechOf, type Work } from "../recognition/work.ts"
import { assemble } from "./assemble.ts"
import { extendedToSpeech } from "./line-edges.ts"
import type { Segment, Transcript } from "./transcript.ts"

/** What was recognised on the track of one participant. */
interface HeardTrack {
  /** Null if the call did not say. */
  readonly name: string | null
  readonly work: Work
}

/**
 * The transcript of a meeting: each track's lines, by time; lines of people who speak over each other are all kept. Tracks with
 * the same name are one speaker, as whoever rejoins has a new track.
 */
export const meetingTranscript = (tracks: ReadonlyArray<HeardTrack>, names: Names): Transcript => {
  const lines = tracks.flatMap(({ name, work }, nth) => {
    const speech = speechOf(work)
    const end = Math.max(0, ...work.chunks.map((chunk) => chunk.end))
    const { segments } = assemble(contributions(work), speech, [{ begin: 0, end, speaker: 0 }], names)
    const who = name ?? nth
    return extendedToSpeech(segments, speech).map((segment): readonly [Segment, string | number] => [segment, who])
  }).toSorted(([a], [b]) => a.begin - b.begin || a.end - b.end)
  const order = [...new Set(lines.map(([, who]) => who))]
  const speakers = order.map((who, at) => ({
    id: `speaker_${at + 1}`,
    name: typeof who === "string" ? who : `Speaker ${at + 1}`,
  }))
  const idOf = new Map(order.map((who, at) => [who, `speaker_${at + 1}`]))
  return {
    segments: lines.map(([segment, who]) => Object.assign({}, segment, { speakerId: idOf.get(who) ?? null })),
    speakers,
  }
}
