import { findAll, type Lookup } from "#adapters/system/guarded-proxy/dial.ts"
import { Effect } from "effect"

/** The addresses behind those that the operator lets meetings be at: their media may go there, to any port. */
export const insideAddresses = (inside: ReadonlySet<string>, lookup: Lookup = findAll) =>
  Effect.map(
    Effect.forEach([...inside], (place) =>
      // A name that leads nowhere allows nothing.
      Effect.promise(() => lookup(place.replace(/:\d+$/, "").replace(/^\[|\]$/g, "")).catch(() => [])), {
      concurrency: 4,
    }),
    (found): ReadonlySet<string> => new Set(found.flat().map(({ address }) => address)),
  )
