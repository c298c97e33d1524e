import { Effect } from "effect"
import { limitRate } from "../../kernel/limit-rate.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { Sealer } from "../../kernel/sealer.port.ts"
import { PlaceRefused } from "../errors.ts"
import { PlaceReader } from "../place-reader.port.ts"
import type { Place } from "../place.ts"
import { opened } from "../shared/opened.ts"
import type { WatchedPlace } from "../watched-place.ts"
import { givenFeed } from "./given-place.ts"
import { notTwice } from "./not-twice.ts"

interface Opening {
  readonly url?: string | undefined
  readonly accessKeyId?: string | undefined
  readonly secretAccessKey?: string | undefined
}

/** The same place with another address or other keys, looked at once as when it was added; null if none were given. What is empty stays as it is. */
export const reopened = Effect.fnUntraced(function*({ id, ownerId, place }: WatchedPlace, given: Opening) {
  const typed = Object.entries(given).filter(([, value]) => value !== undefined && value.trim() !== "")
  if (typed.length === 0) return null
  const strange = typed.filter(([name]) => !isOf(place, name))
  if (strange.length > 0) {
    return yield* new PlaceRefused({ issues: strange.map(([name]) => brokenRule(spelled[name] ?? name, "unknown")) })
  }
  yield* limitRate("watched places of an account", ownerId)
  const { look } = yield* PlaceReader
  const changed = yield* withOpening(place, given)
  const open = yield* opened(changed)
  yield* notTwice(ownerId, open, id)
  yield* look(open, null, ownerId)
  return changed
})

const spelled: Readonly<Record<string, string>> = { accessKeyId: "access_key_id", secretAccessKey: "secret_access_key" }

const isOf = ({ _tag }: Place, name: string): boolean => name === "url" ? _tag === "Feed" : _tag === "Bucket"

const withOpening = Effect.fnUntraced(
  function*(place: Place, { url, accessKeyId = "", secretAccessKey = "" }: Opening) {
    if (place._tag !== "Bucket") return yield* givenFeed({ ...url !== undefined && { url } })
    const { seal } = yield* Sealer
    const key = accessKeyId.trim()
    const secret = secretAccessKey.trim()
    const changed: Place = {
      ...place,
      accessKeyId: key === "" ? place.accessKeyId : key,
      sealed: secret === "" ? place.sealed : yield* seal(secret),
    }
    return changed
  },
)
