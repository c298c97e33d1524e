import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { operators, people } = reasons
const ofOperators = { deleteUser: operators, keepUser: operators }
const ofPeople = { cancelDeletion: people, getDeletion: people, requestDeletion: people }

export const leaving: AreaSurfaces = {
  missing: {
    REST: ofOperators,
    tRPC: ofOperators,
    MCP: { ...ofOperators, ...ofPeople },
    CLI: ofPeople,
  },
  routes: {
    ofCaller: {
      getDeletion: { path: "/api/auth/user/deletion", answer: 200 },
      requestDeletion: { path: "/api/auth/user/deletion", answer: 400, json: { confirm: "somebody else" } },
      cancelDeletion: { path: "/api/auth/user/deletion", answer: 200 },
    },
  },
}
