import { Effect } from "effect"
import { Sealer } from "../../kernel/sealer.port.ts"
import { PlaceLocked } from "../errors.ts"
import type { OpenedPlace, Place } from "../place.ts"

/** A place with what opens it. */
export const opened = Effect.fnUntraced(function*(place: Place) {
  if (place._tag === "Folder") return place
  const { open } = yield* Sealer
  const secret = yield* open(place.sealed)
  if (secret === null) return yield* new PlaceLocked()
  if (place._tag === "Feed") return { _tag: "Feed", url: secret } satisfies OpenedPlace
  const { sealed: _, ...bucket } = place
  return { ...bucket, secret } satisfies OpenedPlace
})
