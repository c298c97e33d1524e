import { drawPublished } from "./use-cases/draw-published.ts"
import { drawShared } from "./use-cases/draw-shared.ts"
import { editShare } from "./use-cases/edit-share.ts"
import { getShare } from "./use-cases/get-share.ts"
import { publishTask } from "./use-cases/publish-task.ts"
import { renewShare } from "./use-cases/renew-share.ts"
import { shareTask } from "./use-cases/share-task.ts"
import { toggleShare } from "./use-cases/toggle-share.ts"
import { unlockShared } from "./use-cases/unlock-shared.ts"
import { viewPublished } from "./use-cases/view-published.ts"
import { viewShared } from "./use-cases/view-shared.ts"
import { watchShared } from "./use-cases/watch-shared.ts"

export const sharingCases = [
  drawPublished,
  drawShared,
  editShare,
  getShare,
  publishTask,
  renewShare,
  shareTask,
  toggleShare,
  unlockShared,
  viewPublished,
  viewShared,
  watchShared,
] as const
