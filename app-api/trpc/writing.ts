import { compareVersions } from "#domain/writing/use-cases/compare-versions.ts"
import { enterDocument } from "#domain/writing/use-cases/enter-document.ts"
import { listVersions } from "#domain/writing/use-cases/list-versions.ts"
import { restoreVersion } from "#domain/writing/use-cases/restore-version.ts"
import { tickActionItem } from "#domain/writing/use-cases/tick-action-item.ts"
import { mutation, query, router } from "./trpc.ts"

export const writingRouter = router({
  compareVersions: query(compareVersions),
  enterDocument: mutation(enterDocument),
  listVersions: query(listVersions),
  restoreVersion: mutation(restoreVersion),
  tickActionItem: mutation(tickActionItem),
})
