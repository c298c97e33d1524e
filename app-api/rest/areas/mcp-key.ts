import { countMcpKeys } from "#domain/mcp-key/use-cases/count-mcp-keys.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { listMcpKeys } from "#domain/mcp-key/use-cases/list-mcp-keys.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post, delete: remove } = HttpApiEndpoint

export const McpKey = HttpApiGroup.make("mcpKey").annotate(OpenApi.Description, "Keys for assistants").add(
  post("createMcpKey", "/api/mcp/keys", { payload: createMcpKey.input, ...answers(createMcpKey.output) }).annotateMerge(
    says(
      "Create an MCP key",
      "With the scope `read` it can change nothing, with `edit` it can show nothing to others; the default scope is `write`. The key is in this answer "
        + "and nowhere else. Paid plans only; five per account.",
    ),
  ),
  get("listMcpKeys", "/api/mcp/keys", { ...answers(listMcpKeys.output) }).annotateMerge(
    says("List MCP keys", "Names, last four characters, scopes and last use."),
  ),
  get("countMcpKeys", "/api/mcp/keys/count", { ...answers(countMcpKeys.output) }).annotateMerge(
    says("Count MCP keys", "How many keys there are, and how many there can be."),
  ),
  remove("deleteMcpKey", "/api/mcp/keys/:id", { params: deleteMcpKey.input, ...answers(deleteMcpKey.output) })
    .annotateMerge(says("Delete an MCP key", "Clients that use it lose access at once.")),
).middleware(Authentication)

export const McpKeyRoutes = HttpApiBuilder.group(
  areaApi(McpKey),
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
