import { ConversionStore } from "#domain/conversion/conversion-store.port.ts"
import { type Conversion, isOpen } from "#domain/conversion/conversion.ts"
import { ConversionNotFound } from "#domain/conversion/errors.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"

const oldestFirst = Order.combine(
  Order.mapInput(DateTime.Order, ({ createdAt }: Conversion) => createdAt),
  Order.mapInput(Order.String, ({ id }: Conversion) => id),
)
const newestFirst = Order.flip(oldestFirst)

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const get = (id: string) =>
    Effect.flatMap(
      read(({ conversions }) => conversions.get(id)),
      (found) => found ? Effect.succeed(found) : Effect.fail(new ConversionNotFound({ conversionId: id })),
    )
  const save = (conversion: Conversion) =>
    write(({ conversions }) => ({ conversions: put(conversions, conversion.id, conversion) }))
  const ofAccount = (owner: string) =>
    read((tables) => all(tables).filter(({ ownerId }) => ownerId === owner).toSorted(newestFirst))
  const overdue = (isOver: (expiresAt: DateTime.Utc) => boolean, isExpired: boolean) =>
    read((tables) =>
      all(tables)
        .filter(({ state, expiresAt }) =>
          (state._tag === "Expired") === isExpired && expiresAt !== null && isOver(expiresAt)
        )
        .map(({ id }) => id)
    )
  return ConversionStore.of({
    get,
    insert: save,
    modify: (id, decide) =>
      transaction(Effect.gen(function*() {
        const changed = yield* Effect.fromResult(decide(yield* get(id)))
        yield* save(changed)
        return changed
      })),
    report: (id, run, progress) =>
      transaction(Effect.gen(function*() {
        const found = yield* read(({ conversions }) => conversions.get(id))
        const isWanted = found !== undefined && found.state._tag === "Processing" && found.runs === run
        if (isWanted) yield* save({ ...found, progress })
        return isWanted
      })),
    list: (owner, { page, pageSize }) =>
      Effect.map(ofAccount(owner), (own) => ({
        items: own.slice((page - 1) * pageSize, page * pageSize),
        page,
        pageSize,
        total: own.length,
      })),
    ofAccount,
    countOpen: (owner) => Effect.map(ofAccount(owner), (own) => own.filter(isOpen).length),
    unfinished: read((tables) => all(tables).filter(isOpen).toSorted(oldestFirst)),
    due: (now) => overdue((expiresAt) => DateTime.isLessThanOrEqualTo(expiresAt, now), false),
    expiredBefore: (before) => overdue((expiresAt) => DateTime.isLessThan(expiresAt, before), true),
    existing: (ids) => read(({ conversions }) => new Set(ids.filter((id) => conversions.has(id)))),
    remove: (ids) => write(({ conversions }) => ({ conversions: without(conversions, ids) })),
  })
})

const all = ({ conversions }: Tables): ReadonlyArray<Conversion> => Array.from(conversions.values())

export const layer = Layer.effect(ConversionStore, make)
