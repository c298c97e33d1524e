import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useBackCloses } from "#web/lib/layer-history.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Coming } from "#web/ui/coming.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { clsx } from "clsx"
import { History } from "lucide-react"
import { type ReactElement, Suspense, useEffect, useRef, useState } from "react"
import { headingsOf } from "../markdown-text.ts"
import { FindBar } from "./bar/find-bar.tsx"
import { LinkBar } from "./bar/link-bar.tsx"
import { Others, Status, usePhase } from "./bar/status.tsx"
import { type Panel, ToolBar } from "./bar/tool-bar.tsx"
import { useKeyboardInset } from "./bar/use-keyboard-inset.ts"
import { ConflictPanel } from "./conflict-panel.tsx"
import { Notes } from "./notes.tsx"
import type { Ending, Session } from "./session/session.ts"
import type { Replaced } from "./session/use-writing.ts"
import { applyChoice } from "./text/apply-choice.ts"
import { useEditor } from "./text/use-editor.ts"
import { useKeyDown } from "./use-key-down.ts"

const HistoryDialog = lazyComponent(() => import("../history/history-dialog.tsx"), "HistoryDialog")

interface OpenEditorProps {
  readonly task: OpenedTask
  readonly session: Session
  readonly ending: Ending | null
  readonly replaced: Replaced | null
  readonly wasStale: boolean
  readonly onRetry: () => void
  readonly onClose: (isChanged: boolean) => void
}

export const OpenEditor = (
  { task, session, ending, replaced, wasStale, onRetry, onClose }: OpenEditorProps,
): ReactElement => {
  const t = useText("summary/writing")
  const frame = useRef<HTMLElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel>(null)
  const [isFull, setFull] = useState(false)
  const [isHistory, setHistory] = useState(false)
  const [isMoved, noteMoved] = useForAWhile()
  const editor = useEditor(session, host, noteMoved)
  const phase = usePhase(session)
  const [conflict, ...more] = useStore(session.conflicts)
  const inset = useKeyboardInset()
  const [hasContents] = useState(() => headingsOf(task.summary ?? "").length > 1)
  const leave = useLeave(task.id, session, onClose)
  const backToText = () => {
    setPanel(null)
    editor.view.focus()
  }
  const leaveFull = () => {
    setFull(false)
    editor.view.focus()
  }
  useBackCloses(leaveFull, isFull)
  useEffect(() => {
    editor.setEditable(ending === null || ending === "full" || ending === "deep")
  }, [editor, ending])
  const decided = () => session.conflicts.set((before) => before.slice(1))
  const keys: Readonly<Record<string, () => void>> = {
    f: () => setPanel("find"),
    k: () => setPanel("link"),
    s: () => undefined,
  }
  useKeyDown(frame, (event) => {
    const { target, key } = event
    // A second Ctrl F is for the browser's own search.
    const isSecond = panel === "find" && key === "f" && target instanceof HTMLInputElement
    const act = event.ctrlKey || event.metaKey
      ? isSecond ? undefined : keys[key]
      : key === "Escape"
      ? panel !== null ? backToText : isFull ? leaveFull : leave
      : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  return (
    <section
      ref={frame}
      aria-label={t("writing.section")}
      className={clsx("flex h-full flex-col bg-surface", isFull && "fixed inset-0 z-40")}
    >
      <div className="flex shrink-0 items-center gap-3 border-b px-4 py-2 max-md:contents md:px-6">
        <div
          style={inset > 0 ? { bottom: inset } : {}}
          className={clsx(
            "min-w-0 bg-surface max-md:order-last max-md:shrink-0 max-md:border-t max-md:px-2",
            inset > 0 && "max-md:fixed max-md:inset-x-0 max-md:z-40",
          )}
        >
          <ToolBar
            editor={editor}
            isSpoken={task.is_spoken}
            panel={panel}
            onPanel={setPanel}
            isFull={isFull}
            onFull={(on) => on ? setFull(true) : leaveFull()}
          />
        </div>
        <div className="ml-auto flex min-w-0 items-center gap-3 max-md:w-full max-md:border-b max-md:px-4 max-md:py-1.5">
          <div className="min-w-0 max-md:flex-1">
            {ending === null && <Status phase={phase} isMoved={isMoved} />}
          </div>
          <Others session={session} />
          <IconButton label={t("writing.history")} className="max-md:!size-11" onClick={() => setHistory(true)}>
            <History />
          </IconButton>
          <Button tone="primary" className="max-md:!h-11" disabled={phase === "leaving"} onClick={leave}>
            {t("writing.done")}
          </Button>
        </div>
      </div>
      {panel === "find" && <FindBar editor={editor} onClose={backToText} />}
      {panel === "link" && <LinkBar editor={editor} onClose={backToText} />}
      <Notes ending={ending} replaced={replaced} wasStale={wasStale} editor={editor} onRetry={onRetry} />
      {conflict !== undefined && (
        <ConflictPanel
          conflict={conflict}
          count={more.length + 1}
          onChoose={(chosen) => {
            applyChoice(editor, session.doc, conflict, chosen)
            decided()
          }}
          onKeepBoth={decided}
        />
      )}
      <div className="scroll @container min-h-0 flex-1 overflow-y-auto [overflow-anchor:none]">
        {/* As wide as for reading, next to the table of contents: lines stay where they were. */}
        <div className={clsx(hasContents && !isFull && "@4xl:pr-[264px]")}>
          <div ref={host} className="mx-auto max-w-[720px] px-4 pt-4 md:px-8 md:pt-7" />
        </div>
      </div>
      <Suspense fallback={<Coming />}>
        {isHistory && <HistoryDialog taskId={task.id} onClose={() => setHistory(false)} />}
      </Suspense>
    </section>
  )
}

const movedForMs = 4000

const useForAWhile = (): readonly [boolean, () => void] => {
  const [isOn, setOn] = useState(false)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const start = () => {
    clearTimeout(timer.current)
    setOn(true)
    timer.current = window.setTimeout(() => setOn(false), movedForMs)
  }
  return [isOn, start]
}

/** Closes once the last words are stored and the page shows them; at once if offline: they are on this device. */
const useLeave = (taskId: string, session: Session, onClose: (isChanged: boolean) => void): () => void => {
  const utils = trpc.useUtils()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    session.facts.set((before) => ({ ...before, entry: "leaving" }))
    await session.settled()
    const { wasSaved, link } = session.facts.get()
    if (link === "synced") await utils.library.openTask.invalidate({ task_id: taskId })
    onClose(wasSaved)
  }
  return () => {
    if (isLeaving) return
    setLeaving(true)
    void leave()
  }
}
