import { adasTask, type AreaSurfaces, ofTask, reasons } from "./area-surfaces.ts"

const { scripts } = reasons

export const analysis: AreaSurfaces = {
  missing: {
    CLI: { getMindMap: scripts, getSummary: scripts, redrawMindMap: scripts },
  },
  routes: {
    ofTask: {
      getSummary: { path: ofTask("/summary"), answer: 200 },
      getMindMap: { path: ofTask("/mind-map"), answer: 200 },
      redrawMindMap: { path: "/api/transcription/regenerate-xmind", answer: 200, json: { task_id: adasTask } },
      startAnalysis: { path: `/api/transcription/${adasTask}/analyze-meeting`, answer: 200 },
    },
  },
}
