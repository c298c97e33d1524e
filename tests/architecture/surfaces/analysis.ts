import { adasTask, type AreaSurfaces, ofTask, reasons } from "./area-surfaces.ts"

const { scripts } = reasons

export const analysis: AreaSurfaces = {
  missing: {
    CLI: { getMindMap: scripts, getSummary: scripts, redrawMindMap: scripts, startAnalysis: scripts },
  },
  routes: {
    ofTask: {
      getSummary: { path: ofTask("/summary"), answer: 200 },
      getMindMap: { path: ofTask("/mind-map"), answer: 200 },
      tickActionItem: { path: ofTask("/tick-action-item"), answer: 404, json: { item_id: "none", is_done: true } },
      redrawMindMap: { path: "/api/transcription/regenerate-xmind", answer: 200, json: { task_id: adasTask } },
      startAnalysis: { path: `/api/transcription/${adasTask}/analyze-meeting`, answer: 200 },
    },
  },
}
