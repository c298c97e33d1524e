import { DateTime, Effect, Schema } from "effect"
import { currentInUse } from "../../account/shared/plan-in-use.ts"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import { checkHotwords } from "../../intake/limits.ts"
import { WatchedPlaceId } from "../../kernel/ids.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PlaceRefused, WatchedPlaceNotFound } from "../errors.ts"
import { openingFields, ruleFields } from "../place-input.ts"
import { viewPlace } from "../shared/view-places.ts"
import { changePlace } from "../steps/change-place.ts"
import { edited } from "../steps/edited.ts"
import { onePlace } from "../steps/one-place.ts"
import { reopened } from "../steps/reopened.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import { WatchedPlaceView } from "../watched-place-view.ts"

/** Changes what becomes of what is found from now on, or what opens the place, or pauses looking. Fields left out keep their values. */
export const editWatchedPlace = useCase("watchedPlace.editWatchedPlace", {
  input: wire({ id: WatchedPlaceId, isOn: Schema.optionalKey(Schema.Boolean), ...openingFields, ...ruleFields }),
  output: WatchedPlaceView,
  run: Effect.fnUntraced(function*({ id, folderId: choice, url, accessKeyId, secretAccessKey, ...given }) {
    const { id: owner, plan } = yield* currentInUse
    const watched = yield* onePlace(id)
    const { lookAt } = yield* WatchedPlaceStore
    const folder = choice === undefined ? {} : { folderId: yield* chosenFolder(choice, owner) }
    yield* Effect.fromResult(checkHotwords(plan, given.hotwords?.map((word) => word.trim()) ?? []))
    if (watched.place._tag === "Feed" && given.afterwards !== undefined && given.afterwards !== "keep") {
      return yield* new PlaceRefused({ issues: [brokenRule("afterwards", "one-of", { values: "keep" })] })
    }
    const place = yield* reopened(watched, { url, accessKeyId, secretAccessKey })
    const changed = yield* changePlace(watched, edited({ ...given, ...folder, ...place !== null && { place } }), place)
    if (changed === null) return yield* new WatchedPlaceNotFound()
    if (given.isOn === true || place !== null) yield* lookAt(id, yield* DateTime.now)
    return yield* viewPlace(changed)
  }),
})
