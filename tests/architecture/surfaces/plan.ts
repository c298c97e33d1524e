import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

export const plan: AreaSurfaces = {
  missing: { CLI: { getUsage: reasons.scripts } },
  routes: {
    ofCaller: { getUsage: { path: "/api/usage", answer: 200 } },
  },
}
