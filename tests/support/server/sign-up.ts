import * as Ids from "#adapters/identity/id-source.ts"
import * as Secrets from "#adapters/identity/secrets.ts"
import * as ContactChanges from "#adapters/storage/postgres/contact-change-store.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import * as Sessions from "#adapters/storage/postgres/session-store.ts"
import * as Units from "#adapters/storage/postgres/unit-of-work.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import { remoteProduct } from "#cli/control/remote-product.ts"
import { operator } from "#cli/product/product.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { Effect, Layer, ManagedRuntime, Redacted } from "effect"
import { join } from "node:path"
import { type Client, clientWith } from "./client.ts"
import type { RunningProduct } from "./shared-products.ts"

/** An account and its client. */
export interface Person extends Client {
  readonly email: string
}

/** Makes an account as the operator does: in the database, or by the running server where that owns it. */
export const signUp = async (
  product: RunningProduct,
  email: string,
  plan: "free" | "pro" | "enterprise",
): Promise<Person> => {
  const { url, folder, database } = product
  const { token } = await (database === null
    ? Effect.runPromise(byServer(folder, email, plan))
    : accountsIn(database).runPromise(createUser.run({ email, plan })))
  return { ...clientWith(url, token), email }
}

const byServer = Effect.fnUntraced(function*(folder: string, email: string, plan: "free" | "pro" | "enterprise") {
  const product = yield* remoteProduct(join(folder, "data"))
  if (product === null) return yield* Effect.die(new Error(`No server answers in ${folder}`))
  return yield* product.call(createUser, { email, plan }, operator)
})

const opened = new Map<string, ReturnType<typeof open>>()

const accountsIn = (database: string) => {
  const found = opened.get(database) ?? open(database)
  opened.set(database, found)
  return found
}

const open = (database: string) =>
  ManagedRuntime.make(
    Layer.mergeAll(
      Users.layer,
      Sessions.layer,
      ContactChanges.layer,
      Units.layer,
      Secrets.layer,
      Ids.layer,
      Layer.succeed(CurrentActor, operator),
    ).pipe(
      Layer.provide(Layer.orDie(Pool.layer(Redacted.make(database)))),
    ),
  )
