import { disconnectApp } from "#domain/connected-app/use-cases/disconnect-app.ts"
import { listConnectedApps } from "#domain/connected-app/use-cases/list-connected-apps.ts"
import { mutation, query, router } from "./trpc.ts"

export const connectedAppRouter = router({
  disconnectApp: mutation(disconnectApp),
  listConnectedApps: query(listConnectedApps),
})
