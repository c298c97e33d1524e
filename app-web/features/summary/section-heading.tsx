import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Coming } from "#web/ui/coming.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { RefreshCw } from "lucide-react"
import { type ComponentProps, createContext, type ReactElement, Suspense, use, useState } from "react"
import type { ExtraProps } from "react-markdown"
import { useRewriteSummary } from "./use-rewrite-summary.ts"

const Confirm = lazyComponent(() => import("#web/ui/confirm.tsx"), "Confirm")

type Section = OpenedTask["summary_sections"][number]["kind"]

interface Sections {
  readonly task: OpenedTask
  readonly isBusy: boolean
  readonly rewrite: (section: Section) => void
}

const Context = createContext<Sections | null>(null)

export const SectionsProvider = Context.Provider

/** The sections that the reader may have rewritten; null if none. */
export const useSections = (task: OpenedTask): Sections | null => {
  const { run, isPending } = useRewriteSummary(task.id)
  if (!isManaged(task)) return null
  return { task, isBusy: task.progress !== null || isPending, rewrite: (section) => run({ section }) }
}

/** A heading, with a button that rewrites its section if an analyst can. */
export const SectionHeading = ({ node, children }: ComponentProps<"h2"> & ExtraProps): ReactElement => {
  const sections = use(Context)
  const line = node?.position?.start.line
  const kind = sections?.task.summary_sections.find((section) => section.line === line)?.kind
  // Possible action items are folded: their heading opens them.
  if (sections === null || kind === undefined || kind === "possible") return <h2>{children}</h2>
  return (
    <div className="group mt-9 mb-2.5 flex items-center gap-1 first:mt-0">
      <h2 className="!m-0">{children}</h2>
      <RewriteSection sections={sections} kind={kind} title={typeof children === "string" ? children : kind} />
    </div>
  )
}

interface RewriteSectionProps {
  readonly sections: Sections
  readonly kind: Section
  readonly title: string
}

const RewriteSection = ({ sections, kind, title }: RewriteSectionProps): ReactElement => {
  const t = useText("summary")
  const [isAsking, setAsking] = useState(false)
  const { task, isBusy, rewrite } = sections
  return (
    <span className="no-print">
      <IconButton
        label={t("section.rewrite", { section: title })}
        size="iconSm"
        className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:!size-11 pointer-coarse:opacity-100"
        disabled={isBusy}
        onClick={() => setAsking(true)}
      >
        <RefreshCw />
      </IconButton>
      <Suspense fallback={<Coming />}>
        {isAsking && (
          <Confirm
            title={t("section.ask", { section: title })}
            description={t(task.is_edited ? "section.edited" : "section.text")}
            act={t("summary.again")}
            onAct={() => rewrite(kind)}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </span>
  )
}
