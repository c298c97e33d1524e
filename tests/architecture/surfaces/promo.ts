import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { operators, people } = reasons
const ofOperators = { createCode: operators, disableCode: operators, listCodes: operators, reportCode: operators }

export const promo: AreaSurfaces = {
  missing: {
    REST: ofOperators,
    tRPC: ofOperators,
    MCP: { ...ofOperators, validateCode: "use_promo_code says the same, and uses it" },
    CLI: { redeemCode: people, validateCode: people },
  },
  routes: {
    ofCaller: {
      validateCode: { path: "/api/promo-codes/validate/NONE", answer: 404 },
      redeemCode: { path: "/api/promo-codes/use", answer: 404, json: { code: "NONE" } },
    },
  },
}
