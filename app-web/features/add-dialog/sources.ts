import type { TextKey } from "#web/lib/text.ts"
import { FileText, type LucideIcon, Mic, Upload } from "lucide-react"
import type { AddTab } from "./add-state.ts"

interface Source {
  readonly tab: AddTab
  readonly icon: LucideIcon
  readonly label: TextKey
  readonly hint: TextKey
}

/** The ways to add something. */
export const sources: ReadonlyArray<Source> = [
  { tab: "files", icon: Upload, label: "new.files", hint: "new.filesHint" },
  { tab: "record", icon: Mic, label: "new.record", hint: "new.recordHint" },
  { tab: "document", icon: FileText, label: "new.document", hint: "new.documentHint" },
]
