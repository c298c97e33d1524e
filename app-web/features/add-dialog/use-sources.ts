import type { TextKey } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { FileText, Link2, type LucideIcon, Mic, Upload, Video } from "lucide-react"
import type { AddTab } from "./add-state.ts"

interface Source {
  readonly tab: AddTab
  readonly icon: LucideIcon
  readonly label: TextKey
  readonly hint: TextKey
}

/** The ways to add something that every server has. */
const sources: readonly [Source, Source, Source] = [
  { tab: "files", icon: Upload, label: "new.files", hint: "new.filesHint" },
  { tab: "record", icon: Mic, label: "new.record", hint: "new.recordHint" },
  { tab: "document", icon: FileText, label: "new.document", hint: "new.documentHint" },
]

/** Offered where the server attends meetings. */
const meetingSource: Source = { tab: "meeting", icon: Video, label: "new.meeting", hint: "new.meetingHint" }

/** Offered where the server has a program that fetches videos. */
const linkSource: Source = { tab: "link", icon: Link2, label: "new.link", hint: "new.linkHint" }

const lasts = { staleTime: 300_000 }

/** The ways to add something on this server: files first, what somebody speaks next, documents last. */
export const useSources = (): ReadonlyArray<Source> => {
  const hasLinks = trpc.link.getLinkQuota.useQuery({}, lasts).data?.is_offered === true
  const hasMeetings = trpc.meeting.getMeetingOffer.useQuery({}, lasts).data?.is_offered === true
  const [files, record, ...others] = sources
  return [
    files,
    ...(hasLinks ? [linkSource] : []),
    record,
    ...(hasMeetings ? [meetingSource] : []),
    ...others,
  ]
}
