import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { Button } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import type { Editor } from "@tiptap/core"
import { clsx } from "clsx"
import { X } from "lucide-react"
import { type ReactElement, type ReactNode, useState } from "react"
import type { Ending } from "./session/session.ts"
import type { Replaced } from "./session/use-writing.ts"

interface NotesProps {
  readonly ending: Ending | null
  readonly replaced: Replaced | null
  /** The copy on this device was older than a restored backup, and has been discarded. */
  readonly wasStale: boolean
  readonly editor: Editor
  readonly onRetry: () => void
}

const changes = { analysis: "writing.byAnalysis", edit: "writing.byEdit", restore: "writing.byRestore" } as const

/** What happened to the text from outside, and why it can no longer be edited. */
export const Notes = ({ ending, replaced, wasStale, editor, onRetry }: NotesProps): ReactElement => {
  const t = useText("summary/writing")
  const [read, setRead] = useState<Replaced | null>(null)
  const [isStaleRead, setStaleRead] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(editor.getText({ blockSeparator: "\n\n" })).then(
      () => toast(t("writing.textCopied"), { tone: "good" }),
      () => toast(t("writing.textNotCopied"), { tone: "bad" }),
    )
  return (
    <>
      {ending !== null && ending !== "stale" && (
        <Note tone="warn" text={ending === "signed-out" ? t("failure.sessionEnded") : t(`writing.ending.${ending}`)}>
          {ending !== "limit" && (
            <Button size="sm" className="max-md:!h-11" onClick={copy}>{t("writing.copyText")}</Button>
          )}
          {(ending === "limit" || ending === "full" || ending === "deep") && (
            <Button size="sm" className="max-md:!h-11" onClick={onRetry}>{t("act.retry")}</Button>
          )}
        </Note>
      )}
      {wasStale && !isStaleRead && <Note tone="plain" text={t("writing.stale")} onClose={() => setStaleRead(true)} />}
      {replaced !== null && replaced !== read && (
        <Note
          tone="plain"
          text={t(changes[replaced.by], { name: replaced.name ?? t("writing.someone") })}
          onClose={() => setRead(replaced)}
        />
      )}
    </>
  )
}

interface NoteProps {
  readonly tone: "plain" | "warn"
  readonly text: string
  readonly onClose?: () => void
  readonly children?: ReactNode
}

/** Something to know about the text, above it, until it is closed. */
const Note = ({ tone, text, onClose, children }: NoteProps): ReactElement => {
  const t = useText("summary/writing")
  return (
    <div
      role={tone === "warn" ? "alert" : "status"}
      className={clsx(
        "flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2 md:px-6",
        tone === "warn" ? "bg-warn-soft text-warn" : "bg-accent-soft text-accent-text",
      )}
    >
      <p className="min-w-0 flex-1">{text}</p>
      {children}
      {onClose !== undefined && (
        <IconButton label={t("act.close")} size="iconSm" className="max-md:!size-11" onClick={onClose}>
          <X />
        </IconButton>
      )}
    </div>
  )
}
