import type { PassageIndex } from "./passage-index.ts"

const maxUnits = 30_000

/** Keeps the indexes that were used last, as many as fit, but at least one. */
export const makeIndexCache = (limit = maxUnits) => {
  const kept = new Map<string, PassageIndex>()
  const units = (): number => [...kept.values()].reduce((sum, index) => sum + index.units.length, 0)
  const keep = (key: string, index: PassageIndex): void => {
    kept.delete(key)
    kept.set(key, index)
    for (const oldest of kept.keys()) {
      if (kept.size === 1 || units() <= limit) break
      kept.delete(oldest)
    }
  }
  return {
    get: (key: string): PassageIndex | null => {
      const index = kept.get(key)
      if (index === undefined) return null
      keep(key, index)
      return index
    },
    keep,
  }
}
