import { type AreaSurfaces, ofTask, reasons } from "./area-surfaces.ts"

export const exporting: AreaSurfaces = {
  missing: { tRPC: { exportTask: reasons.files } },
  routes: {
    ofTask: { exportTask: { path: ofTask("/export?format=srt&timestamps=false"), answer: 400 } },
  },
  inputs: { exportTask: { format: "txt" } },
}
