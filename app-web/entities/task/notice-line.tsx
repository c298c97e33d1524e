import { clock } from "#web/lib/format.ts"
import { isTextKey, t } from "#web/request/texts.ts"
import { clsx } from "clsx"
import { TriangleAlert } from "lucide-react"
import type { ReactElement } from "react"
import type { TaskItem } from "./task-item.ts"

type Notice = TaskItem["notices"][number]

interface NoticeLineProps {
  readonly notice: Notice
  readonly className?: string
}

/** What to know about a transcript, in the reader's language, or in the server's words if we have no text. */
export const NoticeLine = ({ notice, className }: NoticeLineProps): ReactElement => (
  <p className={clsx("flex gap-2 text-sm text-fg-2", className)}>
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
    <span>{textOf(notice)}</span>
  </p>
)

const textOf = ({ code, message, params }: Notice): string => {
  const key = `notice.${code}`
  const written = Object.entries(params).map(([name, value]) => [name, times.has(name) ? clock(value) : value] as const)
  return isTextKey(key) ? t(key, Object.fromEntries(written)) : message
}

/** What is a time of the recording. */
const times = new Set(["at", "begin", "end"])
