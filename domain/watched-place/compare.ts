import type { WatchedItemId } from "../kernel/ids.ts"
import type { Sighting } from "./sighting.ts"
import type { WatchedItem } from "./watched-item.ts"

type Known = Pick<WatchedItem, "id" | "key" | "also" | "version" | "state">

export interface Compared {
  /** Never seen before. */
  readonly fresh: ReadonlyArray<Sighting>
  /** Seen at an earlier look, and unchanged since: they have stopped growing. */
  readonly grown: ReadonlyArray<WatchedItemId>
  /** Not there any more, or changed, before they became tasks. */
  readonly gone: ReadonlyArray<WatchedItemId>
}

/** What a look tells. A version that is known is never fresh again, whatever became of it. */
export const compare = (known: ReadonlyArray<Known>, sightings: ReadonlyArray<Sighting>): Compared => {
  const versions = new Map(known.map((item) => [versionOf(item), item]))
  const others = new Set(known.flatMap(({ also }) => also === null ? [] : [also]))
  const fresh = new Map<string, Sighting>()
  const there = new Set<string>()
  const besides = new Set<string>()
  for (const sighting of sightings) {
    const version = versionOf(sighting)
    there.add(version)
    if (sighting.also !== null) besides.add(sighting.also)
    const isKnown = versions.has(version) || (sighting.also !== null && others.has(sighting.also))
    if (!isKnown && !fresh.has(version)) fresh.set(version, sighting)
  }
  const isThere = (item: Known): boolean => there.has(versionOf(item)) || (item.also !== null && besides.has(item.also))
  return {
    fresh: [...fresh.values()],
    grown: known.filter((item) => item.state === "seen" && isThere(item)).map(({ id }) => id),
    gone: known.filter((item) => (item.state === "seen" || item.state === "waiting") && !isThere(item))
      .map(({ id }) => id),
  }
}

const versionOf = ({ key, version }: Pick<Sighting, "key" | "version">): string => `${key}\u0000${version}`

/** The newest of them; all for null. Those without a time come in the order in which they were listed, after the others. */
export const newest = (sightings: ReadonlyArray<Sighting>, most: number | null): ReadonlySet<Sighting> =>
  new Set(
    most === null ? sightings : sightings.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0)).slice(0, most),
  )
