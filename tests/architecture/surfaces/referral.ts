import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { operators, people } = reasons
const forPages = "for the page that a link leads to"

export const referral: AreaSurfaces = {
  missing: {
    REST: { listReferrals: operators },
    tRPC: { listReferrals: operators },
    MCP: { listReferrals: operators, validateReferral: forPages },
    CLI: { getReferralInfo: people, validateReferral: forPages },
  },
  routes: {
    ofCaller: { getReferralInfo: { path: "/api/referral/info", answer: 200 } },
    open: ["validateReferral"],
  },
}
