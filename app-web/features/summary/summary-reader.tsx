import { soughtText } from "#web/entities/analysis/sought-text.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { type ReactElement, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef } from "react"
import { ActionListProvider, useActionList } from "./action-list.tsx"
import { headingsOf } from "./markdown-text.ts"
import Markdown from "./markdown.tsx"
import { OutdatedNote } from "./outdated-note.tsx"
import { SectionsProvider, useSections } from "./section-heading.tsx"
import { SummaryNotices } from "./summary-notices.tsx"
import { SummaryTools } from "./summary-tools.tsx"
import { TableOfContents } from "./table-of-contents.tsx"

const SimilarFiles = lazyComponent(() => import("./similar-files.tsx"), "SimilarFiles")

interface SummaryReaderProps {
  readonly task: OpenedTask
  readonly summary: string
  /** Whether the editor has just been closed: the focus returns to where it was opened. */
  readonly isBack: boolean
  /** Whether the editor is being fetched. */
  readonly isOpening: boolean
  readonly onEdit: () => void
  /** Shown above the text. */
  readonly children: ReactNode
}

/** The summary in a column, with citations for its claims and its headings next to it. */
export const SummaryReader = (
  { task, summary, isBack, isOpening, onEdit, children }: SummaryReaderProps,
): ReactElement => {
  const t = useText("summary")
  const reader = useLanguage()
  const text = useRef<HTMLDivElement>(null)
  const headings = useMemo(() => headingsOf(summary), [summary])
  const actions = useActionList(task)
  const sections = useSections(task)
  useScrollToSought(text)
  const isRewriting = task.status === "regenerating"
  return (
    <div className="@container flex h-full">
      <section
        aria-label={t("tab.summary")}
        className="scroll min-w-0 flex-1 overflow-y-auto"
      >
        <div className="mx-auto max-w-[720px] px-4 pt-4 pb-24 md:px-8 md:pt-7">
          <SummaryTools {...{ task, summary, text, isBack, isOpening, onEdit }} />
          {children}
          {task.is_outdated && !isRewriting && (
            <OutdatedNote taskId={task.id} isBusy={task.progress !== null} isEdited={task.is_edited} />
          )}
          {!isRewriting && <SummaryNotices task={task} />}
          {isRewriting && (
            <output className="mb-5 block rounded-md bg-accent-soft p-4 text-accent-text">
              {t("summary.rewriting")}
              <ProgressBar
                value={(task.progress?.fraction ?? 0) * 100}
                label={t("summary.again")}
                className="mt-3 w-full"
              />
            </output>
          )}
          <div ref={text}>
            <ActionListProvider value={actions}>
              <SectionsProvider value={sections}>
                <Markdown text={summary} />
              </SectionsProvider>
            </ActionListProvider>
          </div>
          <p className="mt-10 text-sm text-fg-3">
            {joinSentences(
              [
                task.analyst === "embedded" ? t("summary.byRules") : t("summary.byAi", { analyst: task.analyst ?? "" }),
                ...(task.is_edited ? [t("summary.edited")] : []),
              ],
              reader,
            )}
          </p>
          {task.has_similar && (
            <Suspense>
              <SimilarFiles taskId={task.id} />
            </Suspense>
          )}
        </div>
      </section>
      <TableOfContents headings={headings} text={text} />
    </div>
  )
}

/** Scrolls to the sought text and highlights it for a moment. */
const useScrollToSought = (summary: RefObject<HTMLElement | null>): void => {
  const sought = useStore(soughtText)
  useEffect(() => {
    if (sought === null || summary.current === null) return
    soughtText.set(null)
    const found = [...summary.current.querySelectorAll("h1,h2,h3,li,p,td")].find((element) =>
      normalised(element.textContent).startsWith(normalised(sought))
    )
    found?.closest("details")?.setAttribute("open", "")
    found?.scrollIntoView({ block: "center" })
    found?.animate([{ backgroundColor: "var(--accent-soft-2)" }, { backgroundColor: "transparent" }], 1600)
  }, [sought, summary])
}

/** The map shortens long texts and drops punctuation, so only letters and digits are compared. */
const normalised = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, "").slice(0, 40)
