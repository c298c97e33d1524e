import { editShare } from "#domain/sharing/use-cases/edit-share.ts"
import { getShare } from "#domain/sharing/use-cases/get-share.ts"
import { publishTask } from "#domain/sharing/use-cases/publish-task.ts"
import { renewShare } from "#domain/sharing/use-cases/renew-share.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { unlockShared } from "#domain/sharing/use-cases/unlock-shared.ts"
import { viewPublished } from "#domain/sharing/use-cases/view-published.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { mutation, openMutation, openQuery, query, router } from "./trpc.ts"

export const sharingRouter = router({
  editShare: mutation(editShare),
  getShare: query(getShare),
  publishTask: mutation(publishTask),
  renewShare: mutation(renewShare),
  shareTask: mutation(shareTask),
  toggleShare: mutation(toggleShare),
  unlockShared: openMutation(unlockShared),
  viewPublished: openQuery(viewPublished),
  viewShared: openQuery(viewShared),
})
