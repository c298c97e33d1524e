import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged, mayEdit } from "#web/entities/task/task-item.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { Coming } from "#web/ui/coming.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { Copy, History, Pencil, RefreshCw, SlidersHorizontal } from "lucide-react"
import { type ReactElement, type RefObject, Suspense, useEffect, useRef, useState } from "react"
import { ScenarioMenu } from "./scenario-menu.tsx"
import { useRewriteSummary } from "./use-rewrite-summary.ts"

/** Copies a text both as Markdown, and formatted for word processors and email. */
const copyRich = async (markdown: string, element: HTMLElement | null): Promise<void> => {
  if (element === null || !("ClipboardItem" in globalThis)) return navigator.clipboard.writeText(markdown)
  const item = new ClipboardItem({
    "text/plain": new Blob([markdown], { type: "text/plain" }),
    "text/html": new Blob([withoutButtons(element)], { type: "text/html" }),
  })
  await navigator.clipboard.write([item])
}

/** The text as HTML; a citation becomes its time. */
const withoutButtons = (element: HTMLElement): string => {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ""
  for (const tool of copy.querySelectorAll(".no-print")) tool.remove()
  for (const chip of copy.querySelectorAll("button")) chip.replaceWith(`(${chip.textContent.trim()})`)
  for (const folded of copy.querySelectorAll("details,summary")) folded.replaceWith(...folded.childNodes)
  for (const one of copy.querySelectorAll("[class]")) one.removeAttribute("class")
  return copy.innerHTML
}

const StyleDialog = lazyComponent(() => import("./style/style-dialog.tsx"), "StyleDialog")
const HistoryDialog = lazyComponent(() => import("./history/history-dialog.tsx"), "HistoryDialog")
const Confirm = lazyComponent(() => import("#web/ui/confirm.tsx"), "Confirm")

interface SummaryToolsProps {
  readonly task: OpenedTask
  readonly summary: string
  readonly text: RefObject<HTMLElement | null>
  readonly isBack: boolean
  readonly isOpening: boolean
  readonly onEdit: () => void
}

export const SummaryTools = (
  { task, summary, text, isBack, isOpening, onEdit }: SummaryToolsProps,
): ReactElement => {
  const t = useText("summary")
  const [open, setOpen] = useState<"style" | "again" | "history" | null>(null)
  const rewrite = useRewriteSummary(task.id)
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) edit.current?.focus({ preventScroll: true })
  }, [isBack])
  const isBusy = task.progress !== null || rewrite.isPending
  const close = () => setOpen(null)
  const copy = () =>
    void copyRich(summary, text.current).then(
      () => toast(t("summary.copied"), { tone: "good" }),
      () => toast(t("summary.notCopied"), { tone: "bad" }),
    )
  return (
    <div
      role="toolbar"
      aria-label={t("tab.summary")}
      className="no-print mb-5 flex flex-wrap items-center gap-1 max-md:-mx-2 max-sm:gap-0 md:-ml-3"
    >
      {mayEdit(task) && (
        <Button ref={edit} tone="ghost" size="sm" className="max-md:!h-11" onClick={onEdit} disabled={isBusy}>
          {isOpening ? <Spinner className="!size-4" /> : <Pencil />}
          {t("summary.edit")}
        </Button>
      )}
      {isManaged(task) && (
        <>
          <Button
            tone="ghost"
            size="sm"
            className="max-md:!h-11 max-sm:min-w-11"
            onClick={() => setOpen("style")}
            disabled={isBusy}
          >
            <SlidersHorizontal />
            <span className="max-sm:sr-only">{t("summary.style")}</span>
          </Button>
          <IconButton
            label={t("summary.again")}
            size="iconSm"
            className="max-md:!size-11"
            onClick={() => setOpen("again")}
            disabled={isBusy}
          >
            <RefreshCw />
          </IconButton>
        </>
      )}
      <IconButton label={t("act.copy")} size="iconSm" className="max-md:!size-11" onClick={copy}>
        <Copy />
      </IconButton>
      <IconButton
        label={t("summary.history")}
        size="iconSm"
        className="max-md:!size-11"
        onClick={() => setOpen("history")}
      >
        <History />
      </IconButton>
      <ScenarioMenu task={task} isBusy={isBusy} />
      <Suspense fallback={<Coming />}>
        {open === "style" && (
          <StyleDialog
            task={task}
            description={t(task.is_edited ? "summary.againEdited" : "summary.againText")}
            onWrite={(style) => rewrite.run({ style })}
            onClose={close}
          />
        )}
        {open === "history" && <HistoryDialog taskId={task.id} onClose={close} />}
        {open === "again" && (
          <Confirm
            title={t("summary.againTitle")}
            description={t(task.is_edited ? "summary.againEdited" : "summary.againText")}
            act={t("summary.again")}
            keep={t("summary.keep")}
            onAct={() => rewrite.run()}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
