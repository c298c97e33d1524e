import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { operators, scripts, files } = reasons

export const plan: AreaSurfaces = {
  missing: {
    REST: { adjustMinutes: operators },
    tRPC: { adjustMinutes: operators, exportStatement: files },
    MCP: { adjustMinutes: operators, exportStatement: "list_minutes has the same lines" },
    CLI: { getUsage: scripts },
  },
  routes: {
    ofCaller: {
      getUsage: { path: "/api/usage", answer: 200 },
      listStatement: { path: "/api/usage/statement?page_size=5", answer: 200 },
      exportStatement: { path: "/api/usage/statement.csv?from=yesterday", answer: 400 },
    },
  },
}
