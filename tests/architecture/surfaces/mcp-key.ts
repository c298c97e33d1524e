import { adasTask, type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { people, scripts } = reasons

export const mcpKey: AreaSurfaces = {
  missing: {
    MCP: { countMcpKeys: people, createMcpKey: people, deleteMcpKey: people, listMcpKeys: people },
    CLI: { countMcpKeys: scripts },
  },
  routes: {
    ofCaller: {
      createMcpKey: { path: "/api/mcp/keys", answer: 403, json: { name: "Notebook" } },
      listMcpKeys: { path: "/api/mcp/keys", answer: 200 },
      countMcpKeys: { path: "/api/mcp/keys/count", answer: 200 },
      deleteMcpKey: { path: `/api/mcp/keys/${adasTask}`, answer: 404 },
    },
  },
}
