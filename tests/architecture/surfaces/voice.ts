import { type AreaSurfaces, ofTask, reasons } from "./area-surfaces.ts"

const { people, scripts } = reasons
const nobodys = "/api/voices/0190a5f2-7c1e-7000-8000-0000000000a1"
const suggestion = { speaker_id: "s1", voice_id: "0190a5f2-7c1e-7000-8000-0000000000a1" }

export const voice: AreaSurfaces = {
  missing: {
    MCP: {
      keepVoice: "whose voice is kept is for the people themselves to agree on",
      renameVoice: people,
      switchRecognition: people,
    },
    CLI: {
      acceptSuggestion: scripts,
      dismissSuggestion: scripts,
      getTaskVoices: scripts,
      keepVoice: scripts,
      renameVoice: scripts,
    },
  },
  routes: {
    ofTask: {
      getTaskVoices: { path: ofTask("/voices"), answer: 200 },
      keepVoice: { path: ofTask("/voices/keep"), answer: 409, json: { speaker_id: "s1", is_kept: true } },
      acceptSuggestion: { path: ofTask("/voices/accept"), answer: 409, json: suggestion },
      dismissSuggestion: { path: ofTask("/voices/dismiss"), answer: 200, json: suggestion },
    },
    ofCaller: {
      listVoices: { path: "/api/voices", answer: 200 },
      switchRecognition: { path: "/api/voices", answer: 200, json: { is_on: false } },
      renameVoice: { path: nobodys, answer: 404, json: { name: "Anna" } },
      deleteVoice: { path: nobodys, answer: 404 },
      deleteVoices: { path: "/api/voices", answer: 200 },
    },
  },
}
