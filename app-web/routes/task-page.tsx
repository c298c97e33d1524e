import { type ReactElement, useEffect, useState } from "react"
import { CoverageReceipt } from "../features/task/coverage-receipt.tsx"
import { Markdown } from "../features/task/markdown.tsx"
import { MindMap } from "../features/task/mind-map.tsx"
import { TaskActions } from "../features/task/task-actions.tsx"
import { TaskHeader } from "../features/task/task-header.tsx"
import { TranscriptLines } from "../features/task/transcript-lines.tsx"
import { useTask } from "../features/task/use-task.ts"
import { sorry, t } from "../lib/text.ts"
import { Brand } from "../ui/brand.tsx"
import { Tabs } from "../ui/tabs.tsx"

const tabs = ["original", "summary", "map"] as const
type Tab = (typeof tabs)[number]

const tabAt = (hash: string): Tab | null => hash.startsWith("#t=") ? "original" : null

export const TaskPage = ({ taskId }: { readonly taskId: string }): ReactElement => {
  const { task, lines, error } = useTask(taskId)
  const [tab, setTab] = useState<Tab>("original")
  useEffect(() => {
    const follow = () => setTab((before) => tabAt(location.hash) ?? before)
    addEventListener("hashchange", follow)
    return () => removeEventListener("hashchange", follow)
  }, [])
  useEffect(() => {
    if (tab === "original") document.querySelector(`[id="${location.hash.slice(1)}"]`)?.scrollIntoView()
  }, [tab])
  return (
    <>
      <header className="bar">
        <Brand />
      </header>
      {error && <p className="alert" role="alert">{sorry(error)}</p>}
      {task && (
        <article className="panel">
          <TaskHeader task={task} />
          <TaskActions taskId={taskId} status={task.status} />
          <Tabs names={tabs} labelOf={(name) => t(`task.${name}`)} chosen={tab} onChoose={setTab} />
          <section id={`panel-${tab}`} role="tabpanel" aria-labelledby={`tab-${tab}`}>
            {tab === "original" && (
              <>
                {task.coverage && <CoverageReceipt {...task.coverage} />}
                <TranscriptLines lines={lines} speakers={task.speakers} hasTimes={task.duration !== null} />
              </>
            )}
            {tab === "summary" && (task.summary ? <Markdown text={task.summary} /> : <Nothing />)}
            {tab === "map" && (task.mind_map ? <MindMap root={task.mind_map} /> : <Nothing />)}
          </section>
        </article>
      )}
    </>
  )
}

const Nothing = (): ReactElement => <p className="quiet">{t("task.noText")}</p>
