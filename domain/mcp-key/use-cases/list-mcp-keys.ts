import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { McpKeyStore } from "../mcp-key-store.port.ts"
import { McpKeyView, viewOf } from "../mcp-key-view.ts"

export const listMcpKeys = useCase("mcpKey.listMcpKeys", {
  input: Schema.Struct({}),
  output: Schema.Struct({ items: Schema.Array(McpKeyView) }),
  run: Effect.fnUntraced(function*() {
    const keys = yield* McpKeyStore
    return { items: (yield* keys.list(yield* signedIn)).map(viewOf) }
  }),
})
