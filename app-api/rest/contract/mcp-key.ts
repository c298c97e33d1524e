import { countMcpKeys } from "#domain/mcp-key/use-cases/count-mcp-keys.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { listMcpKeys } from "#domain/mcp-key/use-cases/list-mcp-keys.ts"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers } from "../envelope.ts"

const { get, post, delete: remove } = HttpApiEndpoint

export const McpKey = HttpApiGroup.make("mcpKey").add(
  post("createMcpKey", "/api/mcp/keys", { payload: createMcpKey.input, ...answers(createMcpKey.output) }),
  get("listMcpKeys", "/api/mcp/keys", { ...answers(listMcpKeys.output) }),
  get("countMcpKeys", "/api/mcp/keys/count", { ...answers(countMcpKeys.output) }),
  remove("deleteMcpKey", "/api/mcp/keys/:id", { params: deleteMcpKey.input, ...answers(deleteMcpKey.output) }),
).middleware(Authentication)
