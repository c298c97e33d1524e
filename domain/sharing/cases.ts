import { shareTask } from "./use-cases/share-task.ts"
import { toggleShare } from "./use-cases/toggle-share.ts"
import { viewShared } from "./use-cases/view-shared.ts"

export const sharingCases = [
  shareTask,
  toggleShare,
  viewShared,
] as const
