import { deskCases } from "#domain/desk/cases.ts"
import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

/** An operator has no account, and so no token for REST and no key for an assistant. */
const ofOperators = Object.fromEntries(deskCases.map(({ name }) => [name.replace("desk.", ""), reasons.operatorPages]))

export const desk: AreaSurfaces = {
  missing: { REST: ofOperators, MCP: ofOperators },
  routes: {},
}
