import * as ExportTargets from "#adapters/storage/export-targets/export-targets.ts"
import * as ExportRuleStore from "#adapters/storage/postgres/export-rule-store.ts"
import * as ExportedFileStore from "#adapters/storage/postgres/exported-file-store.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { Layer } from "effect"

/** Automatic export: its rules, its files, and where they go. */
export const automaticExport = (settings: Settings) =>
  Layer.mergeAll(
    ExportTargets.layer({ folder: settings.exportFolder, inside: settings.exportInside }),
    ExportRuleStore.layer,
    ExportedFileStore.layer,
  )
