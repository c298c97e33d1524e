import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { McpKeyId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { McpKeyStore } from "../mcp-key-store.port.ts"

export const deleteMcpKey = useCase("mcpKey.deleteMcpKey", {
  input: Schema.Struct({ id: McpKeyId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ id }) {
    const keys = yield* McpKeyStore
    yield* keys.remove(id, yield* signedIn)
    return {}
  }),
})
