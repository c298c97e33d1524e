import { storeOf } from "#web/lib/store.ts"
import type { Segment } from "./lines.ts"

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
