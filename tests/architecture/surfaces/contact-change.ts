import { adasTask, type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { operators, people } = reasons

const ofOperators = { listChanges: operators, replaceContact: operators }
const ofPeople = {
  confirmChange: people,
  inspectUndo: people,
  requestChange: people,
  undoByPhone: people,
  undoChange: people,
}

export const contactChange: AreaSurfaces = {
  missing: { REST: ofOperators, tRPC: ofOperators, MCP: { ...ofOperators, ...ofPeople }, CLI: ofPeople },
  routes: {
    ofCaller: {
      confirmChange: {
        path: "/api/auth/user/contact/confirm",
        answer: 410,
        json: { id: adasTask, side: "old", code: "000000" },
      },
      requestChange: {
        path: "/api/auth/user/contact",
        answer: 400,
        json: { kind: "email", to: "no address" },
      },
    },
    open: ["inspectUndo", "undoByPhone", "undoChange"],
  },
}
