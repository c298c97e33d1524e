import { NoticeLine } from "#web/entities/task/notices/notice-line.tsx"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isRetranscribing, isRunning, ReaderRole } from "#web/entities/task/task-item.ts"
import { useTaskAddress } from "#web/entities/task/use-task-address.ts"
import { hasRecording, useRecording } from "#web/features/player/use-recording.ts"
import { TaskHeader } from "#web/features/task-header/task-header.tsx"
import { TaskMeta } from "#web/features/task-header/task-meta.tsx"
import { useKeys } from "#web/lib/keys.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Coming } from "#web/ui/coming.tsx"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import { getRouteApi } from "@tanstack/react-router"
import { type ReactElement, Suspense, useRef } from "react"
import { TabContent } from "./tab-content.tsx"
import { TabPanel } from "./tab-panel.tsx"
import { type Tab, TaskTabs, useTabs } from "./task-tabs.tsx"

const route = getRouteApi("/app/task/$taskId")

/** The questions about a task: open as the address says, once there is a text to ask about. */
const useAskPanel = ({ transcribed_at, transcript }: OpenedTask) => {
  const wanted = route.useSearch({ select: ({ ask }) => ask === true })
  const changeAddress = useTaskAddress()
  const canAsk = transcribed_at !== null && transcript.count > 0
  const button = useRef<HTMLButtonElement>(null)
  const toggle = () => {
    if (wanted) button.current?.focus()
    changeAddress(({ ask, ...before }) => ask === true ? before : { ...before, ask: true })
  }
  useKeys({ a: toggle }, canAsk)
  return { canAsk, isOpen: canAsk && wanted, toggle, button }
}

const AskPanel = lazyComponent(() => import("#web/features/asking/ask-panel.tsx"), "AskPanel")
const LanguageOffer = lazyComponent(() => import("#web/features/engines/again/language-offer.tsx"), "LanguageOffer")
const MeetingEnd = lazyComponent(() => import("#web/features/meeting/meeting-end.tsx"), "MeetingEnd")
const WaitingNote = lazyComponent(() => import("#web/features/engines/again/waiting-note.tsx"), "WaitingNote")
const PlayerBar = lazyComponent(() => import("#web/features/player/player-bar.tsx"), "PlayerBar")

/** The header, the tabs, and the chosen tab. Tabs stay as they were left. */
export const TaskFrame = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText()
  const tabs = useTabs(task)
  const wanted: Tab = route.useSearch({ select: ({ tab }) => tab ?? "original" })
  const chosen = tabs.includes(wanted) ? wanted : "original"
  const changeAddress = useTaskAddress()
  const notices = task.notices.filter(({ code }) => aboutText.has(code))
  const { button, ...ask } = useAskPanel(task)
  const awaited = isRetranscribing(task) ? task.retranscription?.awaits ?? null : null
  useRecording(task)
  const choose = (tab: Tab) =>
    // Original is the default and does not appear in the address.
    changeAddress((before) => ({ ...before, tab }))
  return (
    <ReaderRole value={task.role}>
      <div className="flex h-full flex-col">
        <header className="no-print shrink-0 border-b">
          <TaskHeader task={task} ask={ask} askButton={button} />
          <div className="flex items-end gap-6 px-4 md:px-6">
            <TaskTabs tabs={tabs} chosen={chosen} onChoose={choose} />
            <TaskMeta task={task} />
          </div>
        </header>
        {notices.map((notice) => (
          <NoticeLine
            key={`${notice.code} ${notice.params["begin"]}`}
            notice={notice}
            className="no-print shrink-0 border-b bg-warn-soft px-4 py-2 md:px-6"
          />
        ))}
        {task.source === "meeting" && !isRunning(task) && (
          <Suspense>
            <MeetingEnd taskId={task.id} className="no-print shrink-0 border-b px-4 py-2 md:px-6" />
          </Suspense>
        )}
        {awaited !== null && (
          <Suspense>
            <WaitingNote task={task} model={awaited} />
          </Suspense>
        )}
        {!isRetranscribing(task) && hasRecording(task) && notices.some(({ code }) => code !== "CutOff") && (
          <Suspense>
            <LanguageOffer task={task} />
          </Suspense>
        )}
        <div className="flex min-h-0 flex-1">
          <div className="relative min-w-0 flex-1">
            {tabs.map((tab) => (
              <TabPanel key={tab} tab={tab} isShown={tab === chosen} label={t(`tab.${tab}`)}>
                <Suspense fallback={<LoadingScreen />}>
                  <TabContent task={task} tab={tab} onOriginal={() => choose("original")} />
                </Suspense>
              </TabPanel>
            ))}
          </div>
          {ask.isOpen && (
            <Suspense fallback={<Coming />}>
              <AskPanel task={task} onClose={ask.toggle} />
            </Suspense>
          )}
        </div>
        {hasRecording(task) && (
          <Suspense fallback={<div className="h-[69px] shrink-0 border-t max-md:h-[142px]" />}>
            <PlayerBar task={task} />
          </Suspense>
        )}
      </div>
    </ReaderRole>
  )
}

/** Notices to see before the text is read. */
const aboutText = new Set(["SpeechUnclear", "PartUnclear", "PartsUnclear", "CutOff"])
