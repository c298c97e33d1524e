import { backupCases } from "#domain/backup/cases.ts"
import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

/** An operator has no account, and so no token for REST and no key for an assistant. */
const ofOperators = Object.fromEntries(
  backupCases.map(({ name }) => [name.replace("backup.", ""), reasons.operatorPages]),
)

export const backup: AreaSurfaces = {
  missing: { REST: ofOperators, MCP: ofOperators },
  routes: {},
}
