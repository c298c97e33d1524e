import { Context, type Effect } from "effect"

/** All or nothing: what the stores write inside `transaction` is kept together, or not at all. Nested calls join. */
export class UnitOfWork extends Context.Service<UnitOfWork, {
  readonly transaction: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}>()("domain/kernel/UnitOfWork") {}
