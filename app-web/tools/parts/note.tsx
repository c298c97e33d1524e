import { clsx } from "clsx"
import { CircleAlert, Info } from "lucide-react"
import type { ReactElement, ReactNode } from "react"

interface NoteProps {
  readonly tone: "info" | "warn" | "bad"
  readonly children: ReactNode
}

const tones = {
  info: "bg-accent-soft text-fg-2",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
}

/** Something to know, beside what it is about. */
export const Note = ({ tone, children }: NoteProps): ReactElement => {
  const Icon = tone === "info" ? Info : CircleAlert
  return (
    <div
      role={tone === "bad" ? "alert" : undefined}
      className={clsx("flex items-start gap-2.5 rounded-lg px-3.5 py-3 text-base [&_a]:underline", tones[tone])}
    >
      <Icon size={18} className="mt-0.5 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1 break-words">{children}</div>
    </div>
  )
}
