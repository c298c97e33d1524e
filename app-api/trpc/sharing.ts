import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { mutation, openQuery, router } from "./trpc.ts"

export const sharingRouter = router({
  shareTask: mutation(shareTask),
  toggleShare: mutation(toggleShare),
  viewShared: openQuery(viewShared),
})
