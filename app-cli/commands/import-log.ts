import { WatchedItemId, WatchedPlaceId } from "#domain/kernel/ids.ts"
import { editWatchedPlace } from "#domain/watched-place/use-cases/edit-watched-place.ts"
import { listWatchedItems } from "#domain/watched-place/use-cases/list-watched-items.ts"
import { listWatchedPlaces } from "#domain/watched-place/use-cases/list-watched-places.ts"
import { lookNow } from "#domain/watched-place/use-cases/look-now.ts"
import { removeWatchedPlace } from "#domain/watched-place/use-cases/remove-watched-place.ts"
import { retryWatchedItem } from "#domain/watched-place/use-cases/retry-watched-item.ts"
import { retryWatchedItems } from "#domain/watched-place/use-cases/retry-watched-items.ts"
import { ItemState } from "#domain/watched-place/watched-item.ts"
import type { WatchedItemView, WatchedPlaceView } from "#domain/watched-place/watched-place-view.ts"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { listCommand, logCommand, removeCommand, switchCommand, type Turn } from "./of-account.ts"
import { print } from "./print.ts"

export const placeId = Argument.String("place-id").pipe(Argument.withSchema(WatchedPlaceId))

const stateOf = ({ off, fault }: WatchedPlaceView): string => off === null ? fault ?? "on" : `off: ${off}`

export const list = listCommand({
  output: listWatchedPlaces.output,
  ask: ({ call }, asked, account) => call(listWatchedPlaces, asked, account),
  headings: ["ID", "KIND", "STATE", "MADE", "WAITING", "FAILED", "NAME", "LOCATION"],
  row: (one: WatchedPlaceView) => [
    one.id,
    one.kind,
    stateOf(one),
    `${one.made}`,
    `${one.waiting}`,
    `${one.failed}`,
    one.name,
    one.location,
  ],
  empty: "No watched places",
}).pipe(Command.withDescription("List what is watched for an account"))

export const log = logCommand({
  id: placeId,
  states: ItemState.literals,
  output: listWatchedItems.output,
  ask: ({ call }, asked, account) => call(listWatchedItems, asked, account),
  headings: ["ID", "STATE", "NAME", "TASK"],
  row: (one: typeof WatchedItemView.Type) => [one.id, one.state, one.name, one.taskId ?? one.refusal?.message ?? ""],
  empty: "Nothing was seen",
}).pipe(Command.withDescription("What was seen in a place and what became of it, newest first"))

export const look = Command.make(
  "look",
  { id: placeId, email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* product.call(lookNow, { id }, yield* accountOf(product, email))
      yield* print(json, { id }, `${id} is looked at in a moment`)
    })),
).pipe(Command.withDescription("Look now, instead of when the place is due"))

const one = Flag.optional(Flag.String("item").pipe(Flag.withSchema(WatchedItemId))).pipe(
  Flag.withDescription("Only this one, which may also have been passed over; otherwise all that failed"),
)

export const retry = Command.make(
  "retry",
  { id: placeId, email, item: one, json },
  ({ id, email, item, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const account = yield* accountOf(product, email)
      const { retried } = Option.isSome(item)
        ? yield* Effect.as(product.call(retryWatchedItem, { id, itemId: item.value }, account), { retried: 1 })
        : yield* product.call(retryWatchedItems, { id }, account)
      yield* print(json, { retried }, `${retried} will be tried again`)
    })),
).pipe(Command.withDescription("Try again what failed"))

const turn: Turn<WatchedPlaceId> = ({ call }, asked, account) => call(editWatchedPlace, asked, account)
export const pause = switchCommand("pause", false, placeId, turn).pipe(
  Command.withDescription("Stop looking for a while"),
)
export const resume = switchCommand("resume", true, placeId, turn).pipe(Command.withDescription("Go on looking"))

export const remove = removeCommand(
  "remove",
  placeId,
  ({ call }, asked, account) => call(removeWatchedPlace, asked, account),
  (id) => `${id} is not watched any more`,
).pipe(Command.withDescription("Stop watching a place, and forget its log"))
