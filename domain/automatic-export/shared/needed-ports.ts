import type { ExportRuleStore } from "../export-rule-store.port.ts"
import type { ExportTargets } from "../export-targets.port.ts"
import type { ExportedFileStore } from "../exported-file-store.port.ts"

/** All that automatic export needs from outside. */
export type AutomaticExportPorts = ExportedFileStore | ExportRuleStore | ExportTargets
