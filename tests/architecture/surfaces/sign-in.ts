import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { people } = reasons
const ofPeople = { requestSignInLink: people, signInByLink: people }

export const signIn: AreaSurfaces = {
  missing: { MCP: ofPeople, CLI: ofPeople },
  routes: { open: ["requestSignInLink", "signInByLink"] },
}
