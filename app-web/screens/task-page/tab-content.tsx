import { isBeforeText, type OpenedTask } from "#web/entities/task/opened-task.ts"
import { VideoStage } from "#web/features/player/video-stage.tsx"
import { TranscriptTab } from "#web/features/transcript/transcript-tab.tsx"
import { idleComponent, lazyComponent } from "#web/request/lazy-component.ts"
import { getRouteApi } from "@tanstack/react-router"
import { type ReactElement, Suspense } from "react"
import type { Tab } from "./task-tabs.tsx"

const SummaryTab = lazyComponent(() => import("#web/features/summary/summary-tab.tsx"), "SummaryTab")
const MindMapTab = lazyComponent(() => import("#web/features/mind-map/mind-map-tab.tsx"), "MindMapTab")
const SpeakersTab = lazyComponent(() => import("#web/features/transcript/speakers/speakers-tab.tsx"), "SpeakersTab")
const TimelineTab = lazyComponent(() => import("#web/features/transcript/timeline/timeline-tab.tsx"), "TimelineTab")
const MeetingProgress = lazyComponent(() => import("#web/features/meeting/meeting-progress.tsx"), "MeetingProgress")
const NotifyOffer = lazyComponent(() => import("#web/features/progress/notify/notify-offer.tsx"), "NotifyOffer")
const Working = lazyComponent(() => import("#web/features/progress/working.tsx"), "Working")
const NotStarted = lazyComponent(() => import("#web/features/progress/not-started.tsx"), "NotStarted")
const TranslatedTab = lazyComponent(() => import("./translated-tab.tsx"), "TranslatedTab")
const TranslationMenu = idleComponent(
  () => import("#web/features/translation/translation-menu.tsx"),
  "TranslationMenu",
)
const Failed = lazyComponent(() => import("#web/features/progress/failed.tsx"), "Failed")

const route = getRouteApi("/app/task/$taskId")

const offer = (
  <Suspense>
    <NotifyOffer />
  </Suspense>
)

interface TabContentProps {
  readonly task: OpenedTask
  readonly tab: Tab
  readonly onOriginal: () => void
}

/** A tab: its content as soon as there is some; until then the progress, a way to start, or why the work stopped. */
export const TabContent = ({ task, tab, onOriginal }: TabContentProps): ReactElement => {
  const language = route.useSearch({ select: (search) => search.in })
  if (task.status === "notStarted") return <NotStarted task={task} />
  if (task.status === "failed") return <Failed task={task} />
  if (language !== undefined && !isBeforeText(task) && tab !== "speakers" && tab !== "timeline") {
    return <TranslatedTab key={language} task={task} tab={tab} language={language} />
  }
  const working = <Working task={task} />
  const progress = task.source === "meeting"
    ? <MeetingProgress task={task} after={working} offer={offer} />
    : working
  if (tab === "original") {
    const menu = (className: string) => (
      <Suspense>
        <TranslationMenu taskId={task.id} className={className} />
      </Suspense>
    )
    return <TranscriptTab task={task} progress={progress} video={<VideoStage />} menu={menu} />
  }
  if (tab === "speakers") return <SpeakersTab task={task} onChosen={onOriginal} />
  if (tab === "timeline") return <TimelineTab task={task} />
  if (isBeforeText(task) || (task.summary === null && task.status === "analyzing")) return progress
  if (task.summary === null && task.status === "analysisFailed") return <Failed task={task} />
  return tab === "summary" ? <SummaryTab task={task} /> : <MindMapTab task={task} />
}
