import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { files, operators, people } = reasons
const ofOperators = { deleteUser: operators, keepUser: operators }
const ofPeople = { cancelDeletion: people, getDeletion: people, requestDeletion: people }

export const leaving: AreaSurfaces = {
  missing: {
    REST: ofOperators,
    tRPC: { ...ofOperators, exportArchive: files },
    MCP: { ...ofOperators, ...ofPeople, exportArchive: people },
    CLI: { ...ofPeople, exportArchive: people },
  },
  routes: {
    files: { exportArchive: { path: "/api/auth/user/archive", answer: 200 } },
    ofCaller: {
      getDeletion: { path: "/api/auth/user/deletion", answer: 200 },
      requestDeletion: { path: "/api/auth/user/deletion", answer: 400, json: { confirm: "somebody else" } },
      cancelDeletion: { path: "/api/auth/user/deletion", answer: 200 },
    },
  },
}
