import { DateTime, Effect } from "effect"
import { currentInUse } from "../../account/shared/plan-in-use.ts"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import { checkHotwords } from "../../intake/limits.ts"
import { optionsFrom } from "../../intake/transcription-options.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { WatchedPlaceId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { PlaceRefused } from "../errors.ts"
import type { PlaceInput } from "../place-input.ts"
import { PlaceReader } from "../place-reader.port.ts"
import { whereIs } from "../place.ts"
import { opened } from "../shared/opened.ts"
import type { WatchedPlace } from "../watched-place.ts"
import { givenPlace } from "./given-place.ts"
import { notTwice } from "./not-twice.ts"

/** A feed has all episodes there ever were; of a folder or a bucket, people mean what is in it. */
const usualBacklog = { feed: 1, folder: null, bucket: null } as const

/** A place of the caller that is not kept yet. It is looked at once, so that a wrong address or key is said at once. */
export const newPlace = Effect.fnUntraced(function*(given: PlaceInput, who: "account" | "operator") {
  const { id: ownerId, plan } = yield* currentInUse
  const { look } = yield* PlaceReader
  yield* limitRate("watched places of an account", ownerId)
  const folderId = yield* chosenFolder(given.folderId, ownerId)
  const { language, speakers, hotwords } = optionsFrom(given)
  yield* Effect.fromResult(checkHotwords(plan, hotwords))
  const { afterwards = "keep" } = given
  if (given.kind === "feed" && afterwards !== "keep") {
    return yield* new PlaceRefused({ issues: [brokenRule("afterwards", "one-of", { values: "keep" })] })
  }
  const place = yield* givenPlace(given, who)
  const open = yield* opened(place)
  yield* notTwice(ownerId, open, null)
  const found = yield* look(open, null, ownerId)
  const name = tidyName(given.name ?? "")
  return {
    id: WatchedPlaceId.make(yield* (yield* IdSource).next),
    ownerId,
    name: (name === "" ? tidyName(found?.title ?? whereIs(place)) : name).slice(0, 200),
    place,
    folderId,
    language,
    speakers,
    hotwords,
    afterwards,
    backlog: given.backlog === undefined ? usualBacklog[given.kind] : given.backlog,
    off: null,
    createdAt: yield* DateTime.now,
    lookedAt: null,
    isKnown: false,
    fault: null,
    failingSince: null,
    mark: null,
  } satisfies WatchedPlace
})
