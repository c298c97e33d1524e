import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { McpKeyStore } from "../mcp-key-store.port.ts"
import { keysPerAccount } from "../mcp-key.ts"

export const countMcpKeys = useCase("mcpKey.countMcpKeys", {
  input: Schema.Struct({}),
  output: Schema.Struct({ count: Schema.Int, limit: Schema.Int }),
  run: Effect.fnUntraced(function*() {
    const keys = yield* McpKeyStore
    return { count: (yield* keys.list(yield* signedIn)).length, limit: keysPerAccount }
  }),
})
