import { Context, Deferred, Effect, Exit, Layer, Semaphore } from "effect"
import { empty, type Tables } from "./tables.ts"

/** Shared by the memory adapters: one set of tables, and one transaction at a time. */
export class State extends Context.Service<State, {
  readonly read: <A>(select: (tables: Tables) => A) => Effect.Effect<A>
  readonly write: (change: (tables: Tables) => Partial<Tables>) => Effect.Effect<void>
  readonly transaction: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** An effect that waits for the next write after this moment. */
  readonly nextChange: Effect.Effect<Effect.Effect<void>>
}>()("adapters/storage/memory/State") {}

/** Whether the current fiber runs in the transaction. */
const Inside = Context.Reference<boolean>("adapters/storage/memory/Inside", { defaultValue: () => false })

const make = Effect.gen(function*() {
  const mutex = yield* Semaphore.make(1)
  let tables = empty
  let nextWrite = yield* Deferred.make<void>()
  const exclusively = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Inside, (isInside) => isInside ? work : mutex.withPermits(1)(work))
  const rollBack = (before: Tables) =>
    Effect.sync(() => {
      tables = before
    })
  const notify = Effect.suspend(() => {
    const notified = nextWrite
    nextWrite = Deferred.makeUnsafe<void>()
    return Deferred.succeed(notified, undefined)
  })
  return State.of({
    read: (select) => exclusively(Effect.sync(() => select(tables))),
    write: (change) =>
      exclusively(Effect.sync(() => {
        tables = { ...tables, ...change(tables) }
      })).pipe(Effect.andThen(notify), Effect.asVoid),
    transaction: (work) =>
      Effect.flatMap(Inside, (isInside) =>
        isInside ? work : mutex.withPermits(1)(Effect.suspend(() => {
          const before = tables
          return Effect.provideService(work, Inside, true).pipe(
            Effect.onExit((exit) => Exit.isSuccess(exit) ? Effect.void : rollBack(before)),
            // Not after a transaction that only read: waiters would wake each other forever.
            Effect.ensuring(Effect.suspend(() => tables === before ? Effect.void : notify)),
          )
        }))),
    nextChange: Effect.sync(() => Deferred.await(nextWrite)),
  })
})

export const layer: Layer.Layer<State> = Layer.effect(State, make)

export const put = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): ReadonlyMap<Key, Value> =>
  new Map(map).set(key, value)

export const without = <Key, Value>(map: ReadonlyMap<Key, Value>, keys: Iterable<Key>): ReadonlyMap<Key, Value> => {
  const rest = new Map(map)
  for (const key of keys) rest.delete(key)
  return rest
}
