import { disconnectApp } from "#domain/connected-app/use-cases/disconnect-app.ts"
import { listConnectedApps } from "#domain/connected-app/use-cases/list-connected-apps.ts"
import { ConnectedAppId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const id = Flag.String("id").pipe(Flag.withSchema(ConnectedAppId), Flag.withDescription("Id of the app"))

const list = Command.make("list", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(listConnectedApps, {}, yield* accountOf(product, email))
    const rows = found.items.map(({ id, name, host, scopes, createdAt, lastUsedAt }) => [
      id,
      name,
      host,
      scopes.map((scope) => scope.replace("mcp:", "")).join(" "),
      DateTime.formatIso(createdAt),
      lastUsedAt === null ? "never" : DateTime.formatIso(lastUsedAt),
    ])
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listConnectedApps.output)(found))
    const heads = ["ID", "NAME", "HOST", "SCOPES", "SINCE", "LAST USED"]
    yield* print(json, encoded, rows.length === 0 ? "No connected apps" : table(heads, rows))
  }))).pipe(Command.withDescription("List the assistants that an account let in"))

const disconnect = Command.make(
  "disconnect",
  { email, id, json },
  ({ email, id, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* product.call(disconnectApp, { id }, yield* accountOf(product, email))
      yield* print(json, { id }, `Disconnected ${id}`)
    })),
).pipe(Command.withDescription("Disconnect one; it loses access at once"))

export const connectedApp = Command.make("connected-app").pipe(
  Command.withDescription("Assistants that were let in on the consent page"),
  Command.withSubcommands([list, disconnect]),
)
