import { countMcpKeys } from "./use-cases/count-mcp-keys.ts"
import { createMcpKey } from "./use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "./use-cases/delete-mcp-key.ts"
import { listMcpKeys } from "./use-cases/list-mcp-keys.ts"

export const mcpKeyCases = [
  countMcpKeys,
  createMcpKey,
  deleteMcpKey,
  listMcpKeys,
] as const
