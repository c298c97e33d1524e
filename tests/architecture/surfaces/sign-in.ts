import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { people } = reasons
const ofPeople = { getSignInOptions: people, requestSignInLink: people, signInByLink: people }

export const signIn: AreaSurfaces = {
  missing: { tRPC: { getSignInOptions: "the page is served with them" }, MCP: ofPeople, CLI: ofPeople },
  routes: { open: ["getSignInOptions", "requestSignInLink", "signInByLink"] },
}
