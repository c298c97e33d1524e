import { WatchedItemId, WatchedPlaceId } from "#domain/kernel/ids.ts"
import { editWatchedPlace } from "#domain/watched-place/use-cases/edit-watched-place.ts"
import { listWatchedItems } from "#domain/watched-place/use-cases/list-watched-items.ts"
import { listWatchedPlaces } from "#domain/watched-place/use-cases/list-watched-places.ts"
import { lookNow } from "#domain/watched-place/use-cases/look-now.ts"
import { removeWatchedPlace } from "#domain/watched-place/use-cases/remove-watched-place.ts"
import { retryWatchedItem } from "#domain/watched-place/use-cases/retry-watched-item.ts"
import { retryWatchedItems } from "#domain/watched-place/use-cases/retry-watched-items.ts"
import { ItemState } from "#domain/watched-place/watched-item.ts"
import type { WatchedPlaceView } from "#domain/watched-place/watched-place-view.ts"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const id = Argument.String("place-id").pipe(Argument.withSchema(WatchedPlaceId))

const stateOf = ({ off, fault }: WatchedPlaceView): string => off === null ? fault ?? "on" : `off: ${off}`

export const list = Command.make("list", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(listWatchedPlaces, {}, yield* accountOf(product, email))
    const rows = found.items.map((one) => [
      one.id,
      one.kind,
      stateOf(one),
      `${one.made}`,
      `${one.waiting}`,
      `${one.failed}`,
      one.location,
    ])
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listWatchedPlaces.output)(found))
    const head = ["ID", "KIND", "STATE", "MADE", "WAITING", "FAILED", "LOCATION"]
    yield* print(json, encoded, rows.length === 0 ? "No watched places" : table(head, rows))
  }))).pipe(Command.withDescription("List what is watched for an account"))

export const log = Command.make(
  "log",
  {
    id,
    email,
    state: Flag.optional(Flag.Literals("state", ItemState.literals)),
    page: Flag.Int("page").pipe(Flag.withDefault(1)),
    json,
  },
  ({ id, email, state, page, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const asked = { id, page, ...Option.isSome(state) && { state: state.value } }
      const found = yield* product.call(listWatchedItems, asked, yield* accountOf(product, email))
      const rows = found.items.map((one) => [one.id, one.state, one.name, one.taskId ?? one.refusal?.message ?? ""])
      const encoded = yield* Effect.orDie(Schema.encodeEffect(listWatchedItems.output)(found))
      yield* print(json, encoded, rows.length === 0 ? "Nothing was seen" : table(["ID", "STATE", "NAME", "TASK"], rows))
    })),
).pipe(Command.withDescription("What was seen in a place and what became of it, newest first"))

export const look = Command.make(
  "look",
  { id, email, json },
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
  { id, email, item: one, json },
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

const switched = (name: "pause" | "resume") =>
  Command.make(name, { id, email, json }, ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const isOn = name === "resume"
      yield* product.call(editWatchedPlace, { id, isOn }, yield* accountOf(product, email))
      yield* print(json, { id, is_on: isOn }, `${id} is ${isOn ? "on" : "off"}`)
    }))).pipe(Command.withDescription(name === "pause" ? "Stop looking for a while" : "Go on looking"))

export const pause = switched("pause")
export const resume = switched("resume")

export const remove = Command.make(
  "remove",
  { id, email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* product.call(removeWatchedPlace, { id }, yield* accountOf(product, email))
      yield* print(json, { id }, `${id} is not watched any more`)
    })),
).pipe(Command.withDescription("Stop watching a place, and forget its log"))
