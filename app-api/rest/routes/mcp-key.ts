import { countMcpKeys } from "#domain/mcp-key/use-cases/count-mcp-keys.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { listMcpKeys } from "#domain/mcp-key/use-cases/list-mcp-keys.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const McpKeyRoutes = HttpApiBuilder.group(
  Api,
  "mcpKey",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        createMcpKey: ({ payload }) => answer(createMcpKey, payload),
        listMcpKeys: () => answer(listMcpKeys, {}),
        countMcpKeys: () => answer(countMcpKeys, {}),
        deleteMcpKey: ({ params }) => answer(deleteMcpKey, params),
      })),
)
