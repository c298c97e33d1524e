import { isBeforeText, type OpenedTask } from "#web/entities/task/opened-task.ts"
import { mayEdit } from "#web/entities/task/task-item.ts"
import { useLines } from "#web/entities/transcript/use-lines.ts"
import { useKeys } from "#web/lib/keys.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Coming } from "#web/ui/coming.tsx"
import { Failure } from "#web/ui/failure.tsx"
import { type ReactElement, Suspense, useCallback, useMemo, useRef, useState } from "react"
import { AgainNote } from "./again/again-note.tsx"
import { againSpan } from "./again/again-span.ts"
import { useDoubts } from "./doubts/use-doubts.ts"
import { DraftsNote } from "./edit/edit-notes.tsx"
import { useEditing } from "./edit/use-editing.ts"
import { EmptyTranscript } from "./empty-transcript.tsx"
import { useFind } from "./find/use-find.ts"
import { useReplaceAll } from "./find/use-replace-all.ts"
import { rowOfLine, rowsOf, turnOfLine } from "./list/rows.ts"
import { TranscriptList, type TranscriptListHandle } from "./list/transcript-list.tsx"
import { LiveTranscript } from "./live-transcript.tsx"
import { useOnlySpeaker } from "./speakers/only-speaker.ts"
import { useSpeakerChanges } from "./speakers/speaker-changes.ts"
import { SpeakersPanel } from "./speakers/speakers-panel.tsx"
import { TranscriptToolbar } from "./transcript-toolbar.tsx"

const SpeakerDialog = lazyComponent(() => import("./speakers/speaker-dialog.tsx"), "SpeakerDialog")
const AgainDialog = lazyComponent(() => import("./again/again-dialog.tsx"), "AgainDialog")
const ChangesDialog = lazyComponent(() => import("./changes/changes-dialog.tsx"), "ChangesDialog")
const SpeakersSheet = lazyComponent(() => import("./speakers/speakers-sheet.tsx"), "SpeakersSheet")

interface TranscriptTabProps {
  readonly task: OpenedTask
  /** How far the work has got, while there is no transcript yet. */
  readonly progress: ReactElement
  /** The picture of a video, above the text. */
  readonly video: ReactElement
  /** The languages it can be read in, in the look of the other buttons. */
  readonly menu: (className: string) => ReactElement
}

/** The transcript line by line, with its speakers; while there is none yet, how the work is going. */
export const TranscriptTab = ({ task, progress, video, menu }: TranscriptTabProps): ReactElement =>
  isBeforeText(task)
    ? <LiveTranscript task={task} progress={progress} />
    : <WholeTranscript task={task} video={video} menu={menu} />

const noGaps: ReadonlyArray<never> = []

const WholeTranscript = ({ task, video, menu }: Omit<TranscriptTabProps, "progress">): ReactElement => {
  const t = useText("transcript")
  const language = useLanguage()
  const { lines, isWhole, error, retry } = useLines(task)
  const [only, setOnly] = useOnlySpeaker(task.id)
  const [asked, setAsked] = useState<
    { readonly line: number; readonly isTurn: boolean; readonly anchor: Element } | null
  >(null)
  const [hasSheet, setSheet] = useState(false)
  const [hasChanges, setChanges] = useState(false)
  const span = useStore(againSpan)
  const list = useRef<TranscriptListHandle>(null)
  const gaps = task.coverage?.gaps ?? noGaps
  const rows = useMemo(() => rowsOf(lines, gaps, only), [lines, gaps, only])
  const find = useFind(lines, only, () => list.current?.lineAtTop() ?? 0)
  const editing = useEditing(task.id, lines, isWhole, (line) => rowOfLine(rows, line) >= 0)
  const replace = useReplaceAll(task.id, lines, only)
  const doubts = useDoubts(lines, only, list)
  const changes = useSpeakerChanges(task.id, lines)
  const askSpeaker = useCallback(
    (line: number, isTurn: boolean, anchor: Element) => setAsked({ line, isTurn, anchor }),
    [],
  )
  const startEditing = (line: number) => {
    const id = lines.ids[line]
    if (id === undefined) return
    list.current?.goTo(line)
    editing.start(id)
  }
  useKeys({
    "mod+f": find.open,
    "/": find.open,
    "e": () => startEditing(list.current?.currentLine() ?? -1),
    "Escape": () => {
      if (find.isOpen) return find.close()
      doubts.leave()
      setOnly(null)
    },
  })
  const panel = { task, lines, only, onOnly: setOnly, changes, doubts: doubts.total }
  const hasPanel = lines.speakers.length > 0 || task.coverage !== null || task.engine !== null
  if (isWhole && lines.ids.length === 0) return <EmptyTranscript task={task} lines={lines} />
  return (
    <div className="@container/page flex h-full">
      <div className="@container/text relative flex min-w-0 flex-1 flex-col">
        {video}
        <AgainNote task={task} />
        {mayEdit(task) && <DraftsNote lines={lines} editing={editing} onShow={startEditing} />}
        <div className="relative flex min-h-0 flex-1 flex-col">
          <TranscriptToolbar
            find={find}
            replace={replace}
            doubts={doubts}
            onSpeakers={hasPanel ? () => setSheet(true) : null}
            onChanges={() => setChanges(true)}
            menu={menu}
          />
          <TranscriptList
            ref={list}
            taskId={task.id}
            language={task.language ?? language}
            lines={lines}
            rows={rows}
            gaps={gaps}
            isSpoken={task.is_spoken}
            find={find}
            doubt={doubts.current}
            editing={editing}
            onSpeaker={askSpeaker}
          />
          {!isWhole && error !== null && (
            <div className="absolute inset-x-0 bottom-0 z-20 border-t bg-surface">
              <Failure error={error} attempt="details" onRetry={retry} />
            </div>
          )}
        </div>
      </div>
      {hasPanel && (
        <aside
          aria-label={t("transcript.about")}
          className="scroll hidden w-[264px] shrink-0 overflow-y-auto border-l px-4 py-5 @4xl/page:block"
        >
          <SpeakersPanel {...panel} />
        </aside>
      )}
      <Suspense fallback={<Coming />}>
        {span !== null && <AgainDialog task={task} lines={lines} span={span} onClose={() => againSpan.set(null)} />}
        {hasChanges && <ChangesDialog task={task} onClose={() => setChanges(false)} />}
        {hasSheet && <SpeakersSheet {...panel} onClose={() => setSheet(false)} />}
        {asked !== null && (
          <SpeakerDialog
            lines={lines}
            lineIndices={asked.isTurn ? turnOfLine(rows, asked.line) : [asked.line]}
            changes={changes}
            taskId={task.id}
            anchor={asked.anchor}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
