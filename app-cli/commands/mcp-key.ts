import { KeyScope } from "#domain/kernel/actor.ts"
import { McpKeyId } from "#domain/kernel/ids.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { listMcpKeys } from "#domain/mcp-key/use-cases/list-mcp-keys.ts"
import { DateTime, Effect, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const name = Flag.String("name").pipe(Flag.withDescription("What the key is for"))
const scope = Flag.Literals("scope", KeyScope.literals).pipe(
  Flag.withDefault("write"),
  Flag.withDescription(
    "read, edit or write: with read, the key changes nothing; with edit, it shows nothing to others",
  ),
)
const id = Flag.String("id").pipe(Flag.withSchema(McpKeyId), Flag.withDescription("Id of the key"))

const create = Command.make(
  "create",
  { email, name, scope, json },
  ({ email, name, scope, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const { id, key } = yield* product.call(createMcpKey, { name, scope }, yield* accountOf(product, email))
      yield* print(json, { id, key }, `Id   ${id}\nKey  ${key}\nThe key is not shown again.`)
    })),
).pipe(Command.withDescription("Create an MCP key for an assistant"))

const list = Command.make("list", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(listMcpKeys, {}, yield* accountOf(product, email))
    const rows = found.items.map(({ id, name, hint, scope, lastUsedAt }) => [
      id,
      name,
      `…${hint}`,
      scope,
      lastUsedAt === null ? "never" : DateTime.formatIso(lastUsedAt),
    ])
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listMcpKeys.output)(found))
    yield* print(
      json,
      encoded,
      rows.length === 0 ? "No keys" : table(["ID", "NAME", "KEY", "SCOPE", "LAST USED"], rows),
    )
  }))).pipe(Command.withDescription("List the MCP keys of an account"))

const remove = Command.make(
  "delete",
  { email, id, json },
  ({ email, id, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* product.call(deleteMcpKey, { id }, yield* accountOf(product, email))
      yield* print(json, { id }, `Deleted ${id}`)
    })),
).pipe(Command.withDescription("Delete an MCP key; clients that use it lose access at once"))

export const mcpKey = Command.make("mcp-key").pipe(
  Command.withDescription("Keys for assistants"),
  Command.withSubcommands([create, list, remove]),
)
