import type { TextKey } from "#web/lib/text.ts"
import { FileText, Link2, type LucideIcon, Mic, Upload, Video } from "lucide-react"
import type { AddTab } from "./add-state.ts"

export interface Source {
  readonly tab: AddTab
  readonly icon: LucideIcon
  readonly label: TextKey
  readonly hint: TextKey
}

/** The ways to add something that every server has. */
export const sources: readonly [Source, Source, Source] = [
  { tab: "files", icon: Upload, label: "new.files", hint: "new.filesHint" },
  { tab: "record", icon: Mic, label: "new.record", hint: "new.recordHint" },
  { tab: "document", icon: FileText, label: "new.document", hint: "new.documentHint" },
]

/** Offered where the server attends meetings. */
export const meetingSource: Source = { tab: "meeting", icon: Video, label: "new.meeting", hint: "new.meetingHint" }

/** Offered where the server has a program that fetches videos. */
export const linkSource: Source = { tab: "link", icon: Link2, label: "new.link", hint: "new.linkHint" }
