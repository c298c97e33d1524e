import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

export const tools: AreaSurfaces = {
  missing: { CLI: { listTools: reasons.people } },
  routes: { open: ["listTools"] },
}
