import { Context, type Effect } from "effect"

/** All or nothing: writes inside `transaction` are committed together or not at all. Nested calls join the outer one. */
export class UnitOfWork extends Context.Service<UnitOfWork, {
  readonly transaction: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}>()("domain/kernel/UnitOfWork") {}
