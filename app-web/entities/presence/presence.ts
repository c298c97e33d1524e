import type { PresenceView } from "#domain/collaboration/presence-view.ts"
import { storeOf } from "#web/lib/store.ts"

type Seen = typeof PresenceView.Encoded

type Person = Seen["people"][number]

/** A line that someone else is editing. */
export interface LineLock extends Omit<Seen["locks"][number], "line_id" | "for_ms"> {
  /** By the clock of this browser. */
  readonly until: number
}

export type LineLocks = ReadonlyMap<string, LineLock>

interface Present {
  /** The id that the server gave this page; empty while it is not connected. */
  readonly page: string
  /** Who else is here. The account of this page, too, if it is in another window. */
  readonly people: ReadonlyArray<Person>
  readonly locks: LineLocks
}

const nobody: Present = { page: "", people: [], locks: new Map() }

/** Who else has this page's task open. */
export const present = storeOf(nobody)

let timer = 0

export const showPresence = ({ page, people, locks }: Seen): void => {
  const now = Date.now()
  const held = locks.map(({ line_id, for_ms, ...lock }) => [line_id, { ...lock, until: now + for_ms }] as const)
  present.set({ page, people, locks: new Map(held) })
  endLocks()
}

export const forgetPresence = (): void => {
  clearTimeout(timer)
  present.set(nobody)
}

/** Locks expire by themselves: their holder may have left without notice. */
const endLocks = (): void => {
  clearTimeout(timer)
  const { locks } = present.get()
  const now = Date.now()
  const left = [...locks].filter(([, { until }]) => until > now)
  if (left.length < locks.size) present.set((before) => ({ ...before, locks: new Map(left) }))
  if (left.length > 0) timer = window.setTimeout(endLocks, Math.min(...left.map(([, { until }]) => until)) - now + 1)
}
