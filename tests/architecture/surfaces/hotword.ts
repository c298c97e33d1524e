import type { AreaSurfaces } from "./area-surfaces.ts"

const nobodys = "/api/hotwords/0190a5f2-7c1e-7000-8000-0000000000a1"

export const hotword: AreaSurfaces = {
  missing: {
    MCP: { addHotword: "add_hotwords adds one as well as many" },
    CLI: { addHotword: "hotword import adds one as well as many" },
  },
  routes: {
    ofCaller: {
      listHotwords: { path: "/api/hotwords", answer: 200 },
      addHotword: { path: "/api/hotwords", answer: 403, json: { text: "Kysely" } },
      addHotwords: { path: "/api/hotwords/batch", answer: 403, json: { text: "Kysely\nHocuspocus" } },
      editHotword: { path: nobodys, answer: 403, json: { status: "disabled" } },
      deleteHotword: { path: nobodys, answer: 404 },
    },
  },
}
