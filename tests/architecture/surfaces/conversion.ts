import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { files, screens, scripts } = reasons

const jobs = "/api/media-tools/jobs"
const nobodys = `${jobs}/0190a5f2-7c1e-7000-8000-0000000000c1`

export const conversion: AreaSurfaces = {
  missing: {
    tRPC: { getConvertedFile: files },
    MCP: { getConvertedFile: screens },
    CLI: { getConvertedFile: scripts },
  },
  routes: {
    ofCaller: {
      listConversions: { path: jobs, answer: 200 },
      convertMedia: { path: jobs, answer: 400, json: { tool: "compress", format: "mp3" } },
      getConversion: { path: nobodys, answer: 404 },
      deleteConversion: { path: nobodys, answer: 404 },
      cancelConversion: { path: `${nobodys}/cancel`, answer: 404 },
      transcribeConversion: { path: `${nobodys}/transcribe`, answer: 404, json: {} },
    },
    open: ["getConvertedFile"],
  },
}
