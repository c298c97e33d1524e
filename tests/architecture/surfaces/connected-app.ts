import { adasTask, type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { people } = reasons

const asked = "answers a question that an app asks: the consent page, by POST /oauth/consent/:uid"

export const connectedApp: AreaSurfaces = {
  missing: {
    REST: { connectApp: asked },
    tRPC: { connectApp: asked },
    MCP: { connectApp: people, disconnectApp: people, listConnectedApps: people },
    CLI: { connectApp: asked },
  },
  routes: {
    ofCaller: {
      listConnectedApps: { path: "/api/mcp/apps", answer: 200 },
      disconnectApp: { path: `/api/mcp/apps/${adasTask}`, answer: 404 },
    },
  },
}
