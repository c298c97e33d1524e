import * as Jobs from "#adapters/storage/pg-boss/job-queue.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import { Effect, Layer, Redacted } from "effect"

/** Brings the tables of a database up to date, the job queue's too. */
export const prepareDatabase = (address: string): Promise<void> => {
  const url = Redacted.make(address)
  return Layer.build(Layer.provide(Jobs.server(url), Pool.layer(url))).pipe(
    Effect.scoped,
    Effect.asVoid,
    Effect.runPromise,
  )
}
