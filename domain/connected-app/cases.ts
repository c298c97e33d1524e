import { connectApp } from "./use-cases/connect-app.ts"
import { disconnectApp } from "./use-cases/disconnect-app.ts"
import { listConnectedApps } from "./use-cases/list-connected-apps.ts"

export const connectedAppCases = [
  connectApp,
  disconnectApp,
  listConnectedApps,
] as const
