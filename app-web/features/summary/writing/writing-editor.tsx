import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useText } from "#web/lib/text.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { clsx } from "clsx"
import { RotateCcw } from "lucide-react"
import { type ReactElement, useState } from "react"
import { headingsOf } from "../markdown-text.ts"
import Markdown from "../markdown.tsx"
import { Status } from "./bar/status.tsx"
import { OpenEditor } from "./open-editor.tsx"
import type { Ending } from "./session/session.ts"
import { useWriting } from "./session/use-writing.ts"

interface WritingEditorProps {
  readonly task: OpenedTask
  readonly summary: string
  /** Called when the editor has been left; `isChanged` when something was written. */
  readonly onClose: (isChanged: boolean) => void
}

/** The summary while it is edited, alone or with others. */
export const WritingEditor = (props: WritingEditorProps): ReactElement => {
  const [attempt, setAttempt] = useState(0)
  const [wasStale, setStale] = useState(false)
  const again = () => setAttempt((before) => before + 1)
  const stale = () => {
    setStale(true)
    again()
  }
  return <Entered key={attempt} {...props} wasStale={wasStale} onStale={stale} onRetry={again} />
}

interface EnteredProps extends WritingEditorProps {
  readonly wasStale: boolean
  readonly onStale: () => void
  readonly onRetry: () => void
}

/** Until the editor has loaded, the text can be read in its place. */
const Entered = ({ task, summary, wasStale, onStale, onRetry, onClose }: EnteredProps): ReactElement => {
  const { writing, replaced, leave } = useWriting(task.id, onStale)
  const close = (isChanged: boolean) => {
    // At once: its tab may have been hidden while the last words were stored.
    leave()
    onClose(isChanged)
  }
  if (writing.kind === "failed") {
    return <NotEntered error={writing.error} ending={writing.ending} onRetry={onRetry} onClose={() => close(false)} />
  }
  if (writing.kind === "entering") return <Entering summary={summary} onClose={() => close(false)} />
  const { session, ending } = writing
  return <OpenEditor {...{ task, session, ending, replaced, wasStale, onRetry }} onClose={close} />
}

interface EnteringProps {
  readonly summary: string
  readonly onClose: () => void
}

const Entering = ({ summary, onClose }: EnteringProps): ReactElement => {
  const t = useText("summary/writing")
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-[53px] shrink-0 items-center justify-end gap-3 border-b px-4 py-1.5 md:px-6">
        <Status phase="entering" isMoved={false} />
        <Button className="max-md:!h-11" onClick={onClose}>{t("act.cancel")}</Button>
      </div>
      <div aria-busy className="scroll @container min-h-0 flex-1 overflow-y-auto">
        <div className={clsx(headingsOf(summary).length > 1 && "@4xl:pr-[264px]")}>
          <div className="mx-auto max-w-[720px] px-4 pt-4 pb-24 md:px-8 md:pt-7">
            <Markdown text={summary} />
          </div>
        </div>
      </div>
    </div>
  )
}

interface NotEnteredProps {
  readonly error: unknown
  readonly ending: Ending | null
  readonly onRetry: () => void
  readonly onClose: () => void
}

const final = new Set(["PermissionDenied", "TaskNotFound"])

/** Why there is no editor. A reader has nothing to retry. */
const NotEntered = ({ error, ending, onRetry, onClose }: NotEnteredProps): ReactElement => {
  const t = useText("summary/writing")
  const code = errorCode(error)
  const isReader = ending === "removed" || code === "PermissionDenied"
  return (
    <div role="alert" className="mx-auto grid max-w-md place-items-center gap-4 px-6 py-20 text-center">
      <p className="text-md text-fg-2">
        {isReader
          ? t("writing.reader")
          : ending === "limit" || ending === "blocked"
          ? t(`writing.ending.${ending}`)
          : ending === "signed-out"
          ? t("failure.sessionEnded")
          : code === null || code === "InternalError"
          ? t("writing.failed")
          : errorMessage(error, "summary")}
      </p>
      <div className="flex gap-2">
        <Button onClick={onClose}>{t("act.close")}</Button>
        {!isReader && !final.has(code ?? "") && (
          <Button tone="primary" onClick={onRetry}>
            <RotateCcw />
            {t("act.retry")}
          </Button>
        )}
      </div>
    </div>
  )
}
