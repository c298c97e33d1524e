import { storeOf } from "#web/lib/store.ts"
import type { Segment, Speaker } from "./lines.ts"

interface NewLines {
  readonly reset: boolean
  readonly segments: ReadonlyArray<Segment>
}

/** The lines so far of a recording that is still being transcribed. */
export const liveLines = storeOf<{ readonly taskId: string; readonly segments: ReadonlyArray<Segment> } | null>(null)

export const addLiveLines = (taskId: string, lines: NewLines): void => {
  const known = liveLines.get()
  liveLines.set({ taskId, segments: merged(known?.taskId === taskId ? known.segments : [], lines) })
}

/** Adds new lines by id, in order of time: chunks of a recording do not finish in order. */
export const merged = (known: ReadonlyArray<Segment>, { reset, segments }: NewLines): ReadonlyArray<Segment> => {
  if (reset) return segments
  const ids = new Set(segments.map(({ id }) => id))
  return [...known.filter(({ id }) => !ids.has(id)), ...segments].toSorted((a, b) => a.begin - b.begin)
}

interface Named {
  readonly id: string
  /** Null until the call shows it. */
  readonly name: string | null
}

/** Who speaks in a meeting that is going on: its lines have names before there is a transcript. */
export const liveSpeakers = storeOf<{ readonly taskId: string; readonly speakers: ReadonlyArray<Speaker> } | null>(null)

export const nameLiveSpeakers = (taskId: string, named: ReadonlyArray<Named>): void =>
  liveSpeakers.set({
    taskId,
    speakers: named.map(({ id, name }, nth) => ({ id, name: name ?? `Speaker ${nth + 1}` })),
  })

/** Speakers in the order in which they first speak, as the transcript will have them; then those who said nothing so far. */
export const bySpeaking = (
  speakers: ReadonlyArray<Speaker>,
  lines: ReadonlyArray<Pick<Segment, "begin" | "speaker_id">>,
): ReadonlyArray<Speaker> => {
  const firsts = new Map<string, number>()
  for (const { begin, speaker_id: id } of lines) {
    if (id !== null) firsts.set(id, Math.min(begin, firsts.get(id) ?? begin))
  }
  const firstOf = ({ id }: Speaker): number => firsts.get(id) ?? Number.MAX_SAFE_INTEGER
  return speakers.toSorted((one, other) => firstOf(one) - firstOf(other))
}
