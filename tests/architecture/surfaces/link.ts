import { type AreaSurfaces } from "./area-surfaces.ts"

export const link: AreaSurfaces = {
  missing: {
    CLI: { getLinkQuota: "task inspect-link prints it" },
  },
  routes: {
    ofCaller: {
      inspectLink: {
        path: "/api/transcription/inspect-link",
        answer: 200,
        json: { url: "https://youtu.be/BaW_jenozKc" },
      },
      importLink: {
        path: "/api/transcription/create-link",
        answer: 200,
        json: { url: "https://youtu.be/BaW_jenozKc" },
      },
      getLinkQuota: { path: "/api/transcription/link-quota", answer: 200 },
    },
  },
}
