import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { PlaceReader } from "../place-reader.port.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import { addPlace } from "./add-place.ts"

interface Configured {
  readonly path: string
  /** The address of the account; null for the only one. */
  readonly account: string | null
}

/** Watches the folder that the operator's settings name, unless it is watched already; as soon as there are the folder and the account. */
export const watchConfigured = Effect.fnUntraced(function*(configured: Configured) {
  const attempt = Effect.catchDefect(
    watched(configured),
    (defect) => Effect.as(Effect.logError("WATCH_DIR is tried again later", { defect }), false),
  )
  while (!(yield* attempt)) yield* Effect.sleep("1 minute")
})

const watched = Effect.fnUntraced(function*({ path, account }: Configured) {
  const { folder } = yield* PlaceReader
  const { list } = yield* WatchedPlaceStore
  const owner = yield* ownerOf(account)
  if (owner === null) {
    yield* Effect.logWarning("WATCH_DIR is not watched: there is no such account, or more than one")
    return false
  }
  const isThere = yield* folder(path, "operator").pipe(
    Effect.flatMap((real) =>
      Effect.map(list(owner.id), (all) => all.some(({ place }) => place._tag === "Folder" && place.path === real))
    ),
    Effect.flatMap((isKnown) => isKnown ? Effect.void : addPlace({ kind: "folder", path }, "operator")),
    Effect.provideService(CurrentActor, { _tag: "User", id: owner.id }),
    Effect.as(true),
    Effect.catch(({ _tag: fault }) => Effect.as(Effect.logWarning("WATCH_DIR is not watched", { fault }), false)),
  )
  return isThere
})

const ownerOf = Effect.fnUntraced(function*(account: string | null) {
  const users = yield* UserStore
  const all = yield* users.list
  const found = account === null ? all : all.filter(({ email }) => email === account.trim().toLowerCase())
  return found.length === 1 ? found[0] ?? null : null
})
