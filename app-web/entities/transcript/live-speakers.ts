import { storeOf } from "#web/lib/store.ts"
import type { Segment, Speaker } from "./lines.ts"

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
