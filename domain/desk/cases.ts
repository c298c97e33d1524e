import { cancelWork } from "./use-cases/cancel-work.ts"
import { checkHealth } from "./use-cases/check-health.ts"
import { findAccounts } from "./use-cases/find-accounts.ts"
import { getDesk } from "./use-cases/get-desk.ts"
import { getStory } from "./use-cases/get-story.ts"
import { listWork } from "./use-cases/list-work.ts"
import { restartServer } from "./use-cases/restart-server.ts"
import { retryWork } from "./use-cases/retry-work.ts"

export const deskCases = [
  cancelWork,
  checkHealth,
  findAccounts,
  getDesk,
  getStory,
  listWork,
  restartServer,
  retryWork,
] as const
