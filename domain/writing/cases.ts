import { compareVersions } from "./use-cases/compare-versions.ts"
import { enterDocument } from "./use-cases/enter-document.ts"
import { listVersions } from "./use-cases/list-versions.ts"
import { restoreVersion } from "./use-cases/restore-version.ts"
import { tickActionItem } from "./use-cases/tick-action-item.ts"

export const writingCases = [
  compareVersions,
  enterDocument,
  listVersions,
  restoreVersion,
  tickActionItem,
] as const
