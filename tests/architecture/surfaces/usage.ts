import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

export const usage: AreaSurfaces = {
  missing: { REST: { getFunnel: reasons.operatorPages }, MCP: { getFunnel: reasons.operatorPages } },
  routes: {},
}
