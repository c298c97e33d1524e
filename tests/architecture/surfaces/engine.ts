import { engineCases } from "#domain/engine/cases.ts"
import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

/** An operator has no account, and so no token for REST and no key for an assistant. */
const ofOperators = Object.fromEntries(
  engineCases.map(({ name }) => [name.replace("engine.", ""), reasons.operatorPages]),
)

export const engine: AreaSurfaces = {
  missing: {
    REST: ofOperators,
    MCP: ofOperators,
    CLI: { dismissOffer: "only the web app offers" },
  },
  routes: {},
}
