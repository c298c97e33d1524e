import { cancelWork } from "#domain/desk/use-cases/cancel-work.ts"
import { checkHealth } from "#domain/desk/use-cases/check-health.ts"
import { findAccounts } from "#domain/desk/use-cases/find-accounts.ts"
import { getDesk } from "#domain/desk/use-cases/get-desk.ts"
import { getStory } from "#domain/desk/use-cases/get-story.ts"
import { listWork } from "#domain/desk/use-cases/list-work.ts"
import { restartServer } from "#domain/desk/use-cases/restart-server.ts"
import { retryWork } from "#domain/desk/use-cases/retry-work.ts"
import { operatorMutation, operatorQuery, router } from "./trpc.ts"

export const deskRouter = router({
  cancelWork: operatorMutation(cancelWork),
  checkHealth: operatorQuery(checkHealth),
  findAccounts: operatorQuery(findAccounts),
  getDesk: operatorQuery(getDesk),
  getStory: operatorQuery(getStory),
  listWork: operatorQuery(listWork),
  restartServer: operatorMutation(restartServer),
  retryWork: operatorMutation(retryWork),
})
