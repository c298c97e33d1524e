import { countMcpKeys } from "#domain/mcp-key/use-cases/count-mcp-keys.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { listMcpKeys } from "#domain/mcp-key/use-cases/list-mcp-keys.ts"
import { mutation, query, router } from "./trpc.ts"

export const mcpKeyRouter = router({
  countMcpKeys: query(countMcpKeys),
  createMcpKey: mutation(createMcpKey),
  deleteMcpKey: mutation(deleteMcpKey),
  listMcpKeys: query(listMcpKeys),
})
