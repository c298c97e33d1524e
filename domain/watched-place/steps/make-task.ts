import { Effect, Schema } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import type { User } from "../../account/user.ts"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import { checkHotwords } from "../../intake/limits.ts"
import { createAlong } from "../../intake/shared/create-from-file.ts"
import { optionsFrom } from "../../intake/transcription-options.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { takeFetchUse } from "../../task/shared/link-quota.ts"
import type { Task } from "../../task/task.ts"
import { PlaceReader } from "../place-reader.port.ts"
import type { OpenedPlace } from "../place.ts"
import type { Sighting } from "../sighting.ts"
import type { WatchedItem } from "../watched-item.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import type { WatchedPlace } from "../watched-place.ts"

/** Another process was faster, or the place was removed. */
class Taken extends Schema.TaggedError<Taken>()("Taken", {}) {
  readonly kind = "conflict"
  override readonly message = "It is a task already"
}

export interface ToMake {
  readonly watched: WatchedPlace
  readonly place: OpenedPlace
  readonly owner: User
  readonly item: WatchedItem
  readonly sighting: Sighting
}

/** Makes a task of what was seen. It is marked in the transaction that stores the task: of a crash, nothing is lost, and nothing is made twice. */
export const makeTask = Effect.fnUntraced(function*({ watched, place, owner, item, sighting }: ToMake) {
  const { scratch } = yield* WorkFolder
  const { fetch } = yield* PlaceReader
  const { language, speakers, hotwords } = watched
  yield* Effect.fromResult(checkHotwords(yield* planInUse(owner.plan), hotwords))
  yield* requireSpace(sighting.size ?? 0)
  const path = yield* scratch("found")
  const { fileName, size } = yield* fetch(place, sighting, path)
  const folderId = yield* chosenFolder(watched.folderId, owner.id).pipe(
    Effect.catchTag("FolderNotFound", () => Effect.succeed(null)),
  )
  const options = optionsFrom({ language, speakers, hotwords })
  const wanted = {
    ownerId: owner.id,
    folderId,
    title: sighting.title,
    origin: "app",
    options,
    autoStart: true,
  } as const
  return yield* createAlong({ path, fileName, size }, wanted, marked(watched, owner, item))
}, Effect.scoped)

const marked = (watched: WatchedPlace, owner: User, item: WatchedItem) =>
  Effect.fnUntraced(function*(task: Task) {
    const { make, changeItem } = yield* WatchedPlaceStore
    if (!(yield* make(item.id, task.id))) return yield* new Taken()
    // A rule that is changed later is not about what is a task already.
    if (watched.afterwards === "keep") yield* changeItem(item.id, { isSettled: true })
    if (watched.place._tag === "Feed") yield* takeFetchUse(owner, task)
  })
