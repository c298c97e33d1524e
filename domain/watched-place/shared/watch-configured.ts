import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import type { UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { PlaceReader } from "../place-reader.port.ts"
import { newPlace } from "../steps/new-place.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import { keepPlace } from "./add-place.ts"

interface Configured {
  readonly path: string
  /** The address of the account; null for the only one. */
  readonly account: string | null
}

/**
 * Watches the folder that the operator's settings name, as soon as there are the folder and the account. It does so once for each
 * account and folder: what was removed since is not added again.
 */
export const watchConfigured = Effect.fnUntraced(function*(configured: Configured) {
  const attempt = Effect.catchDefect(
    watched(configured),
    (defect) => Effect.as(Effect.logError("WATCH_DIR is tried again later", { defect }), "failed"),
  )
  let said: string | null = null
  while (true) {
    const fault = yield* attempt
    if (fault === null) return
    if (fault !== said) yield* Effect.logWarning("WATCH_DIR is not watched yet", { fault })
    said = fault
    yield* Effect.sleep("1 minute")
  }
})

/** What prevents it; null if nothing does. */
const watched = Effect.fnUntraced(function*({ path, account }: Configured) {
  const { folder } = yield* PlaceReader
  const owner = yield* ownerOf(account)
  if (owner === null) return "there is no such account, or more than one"
  return yield* folder(path, "operator").pipe(
    Effect.flatMap((real) => watchOnce(owner.id, real)),
    Effect.provideService(CurrentActor, { _tag: "User", id: owner.id }),
    Effect.match({ onFailure: ({ _tag }): string | null => _tag, onSuccess: () => null }),
  )
})

const watchOnce = Effect.fnUntraced(function*(owner: UserId, path: string) {
  const { wasConfigured, noteConfigured } = yield* WatchedPlaceStore
  const { transaction } = yield* UnitOfWork
  if (yield* wasConfigured(owner, path)) return
  const place = yield* newPlace({ kind: "folder", path }, "operator").pipe(
    Effect.catchTag("PlaceWatched", () => Effect.succeed(null)),
  )
  // Of several processes that start at the same moment, one keeps its place.
  yield* transaction(Effect.gen(function*() {
    if ((yield* noteConfigured(owner, path)) && place !== null) yield* keepPlace(place)
  }))
})

const ownerOf = Effect.fnUntraced(function*(account: string | null) {
  const users = yield* UserStore
  const all = yield* users.list
  const found = account === null ? all : all.filter(({ email }) => email === account.trim().toLowerCase())
  return found.length === 1 ? found[0] ?? null : null
})
