import { pauseFollowing } from "#web/entities/playback/player-state.ts"
import { present } from "#web/entities/presence/presence.ts"
import { useMayEdit } from "#web/entities/task/task-item.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { type ReactElement, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from "react"
import type { Doubt } from "../doubts/doubts.ts"
import { useDoubtMarks } from "../doubts/use-doubt-marks.ts"
import type { Editing } from "../edit/use-editing.ts"
import { marksByLine } from "../find/marks.ts"
import type { Find } from "../find/use-find.ts"
import type { CoverageGap } from "../speakers/coverage-gap.ts"
import { EditingAnnouncer } from "../together/editing-announcer.tsx"
import { useKeepPlace } from "../together/use-keep-place.ts"
import { BackToNow, useFollow } from "./following.tsx"
import { LineTools } from "./line-tools.tsx"
import { isGap, rowOfLine, type Rows } from "./rows.ts"
import { useTimedWords } from "./timed-words.ts"
import { focusWhenRendered, rowOf, usePageKeys, useRowFocus } from "./transcript-keys.ts"
import { TranscriptRows } from "./transcript-rows.tsx"
import { goToRow, isVisible, type RowScroller, useRows } from "./use-rows.ts"
import { useShowLine } from "./use-show-line.ts"
import { useActiveLine, useSpokenWord } from "./use-spoken-word.ts"
import { useTranscriptPointer } from "./use-transcript-pointer.ts"

/** Scrolls to a hit once, when it becomes the current one, and not again when the reader scrolls or the text changes. */
const useShowHit = (scroller: RowScroller, rows: Rows, lines: Lines, { hits, current, text }: Find): void => {
  const shown = useRef("")
  useEffect(() => {
    const line = hits.lines[current]
    const hit = line === undefined ? "" : `${text} ${lines.ids[line]} ${hits.froms[current]}`
    if (hit === shown.current) return
    shown.current = hit
    if (line === undefined) return
    pauseFollowing()
    goToRow(scroller, rowOfLine(rows, line), false)
  }, [scroller, rows, lines, hits, current, text])
}

/** What other parts may do with the list. */
export interface TranscriptListHandle {
  readonly goTo: (line: number) => void
  /** Scrolls to a line and moves the focus to its button. */
  readonly focusLine: (line: number) => void
  readonly lineAtTop: () => number
  /** The line with the focus, otherwise the one being played, otherwise the first visible one. */
  readonly currentLine: () => number
}

interface TranscriptListProps {
  readonly ref: Ref<TranscriptListHandle>
  readonly taskId: string
  readonly language: string
  readonly lines: Lines
  readonly rows: Rows
  readonly gaps: ReadonlyArray<CoverageGap>
  readonly isSpoken: boolean
  readonly find: Find
  readonly doubt: Doubt | null
  readonly editing: Editing
  /** Opens the speaker dialog for a line, or for its whole turn. */
  readonly onSpeaker: (line: number, isTurn: boolean, anchor: Element) => void
}

/** The transcript, line by line. Of thousands of lines, only the visible ones are in the document. */
export const TranscriptList = (
  { ref, taskId, language, lines, rows, gaps, isSpoken, find, doubt, editing, onSpeaker }: TranscriptListProps,
): ReactElement => {
  const t = useText("transcript")
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { open } = editing
  const openRow = useMemo(() => open === null ? -1 : rowOfLine(rows, lines.ids.indexOf(open.id)), [open, lines, rows])
  const scroller = useRows(box, rows, lines, openRow, { paddingStart: rows.turnOf[0] === 0 ? 8 : 20 })
  const items = scroller.getVirtualItems()
  const active = useActiveLine(lines, isSpoken)
  const activeRow = active < 0 ? -1 : rowOfLine(rows, active)
  const words = useTimedWords(taskId, lines.revision)
  const { hits, current } = find
  const marks = useMemo(() => marksByLine({ hits, current }), [hits, current])
  const focused = useRowFocus(list, scroller)
  const isHere = (row: number) => items.some(({ index }) => index === row)
  const first = items.find(({ index }) => !isGap(rows.what[index] ?? -1))?.index ?? -1
  const lineOf = (element: Element) => Math.max(-1, rows.what[rowOf(element)] ?? -1)
  const lineAtTop = () => {
    const top = scroller.getVirtualItemForOffset(scroller.scrollOffset ?? 0)?.index ?? 0
    return rows.what.subarray(top).find((what) => !isGap(what)) ?? 0
  }
  const mayEdit = useMayEdit()
  const edit = (line: number, caret: number | null) => editing.start(lines.ids[line] ?? "", caret)
  const locks = useSlice(present, (now) => now.locks)
  useKeepPlace(box, scroller, rows, lines, openRow)
  useFollow(box, scroller, activeRow, open !== null)
  useShowHit(scroller, rows, lines, find)
  useShowLine(list, scroller, rows, lines)
  useSpokenWord(list, lines, words, language)
  useDoubtMarks(list, lines, doubt)
  useTranscriptPointer(list, { lines, lineOf, words, language, isSpoken, onEdit: mayEdit ? edit : null })
  usePageKeys(box)
  useImperativeHandle(ref, () => ({
    goTo: (line) => {
      const row = rowOfLine(rows, line)
      if (!isVisible(scroller, row)) goToRow(scroller, row, false)
    },
    focusLine: (line) => {
      goToRow(scroller, rowOfLine(rows, line), false)
      focusWhenRendered(list, lines.ids[line] ?? "")
    },
    lineAtTop,
    currentLine: () => {
      const { activeElement } = document
      const line = activeElement === null || list.current?.contains(activeElement) !== true
        ? active
        : lineOf(activeElement)
      return line < 0 ? lineAtTop() : line
    },
  }))
  return (
    <>
      <div ref={box} className="scroll min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <ol
          ref={list}
          aria-label={t("transcript.lines")}
          className="relative mx-auto w-full max-w-[832px]"
          style={{ height: scroller.getTotalSize() }}
        >
          <TranscriptRows
            scroller={scroller}
            lines={lines}
            rows={rows}
            gaps={gaps}
            isSpoken={isSpoken}
            marks={marks}
            locks={locks}
            editing={mayEdit ? editing : null}
            activeRow={activeRow}
            tabStop={[focused, activeRow].find(isHere) ?? first}
            onSpeaker={mayEdit ? onSpeaker : null}
          />
        </ol>
        <LineTools
          list={list}
          lines={lines}
          lineOf={lineOf}
          isSpoken={isSpoken}
          onEdit={edit}
          onSpeaker={(line, anchor) => onSpeaker(line, false, anchor)}
        />
      </div>
      <EditingAnnouncer lines={lines} locks={locks} />
      {activeRow >= 0 && (
        <BackToNow
          time={lines.begins[active] ?? 0}
          isVisible={isVisible(scroller, activeRow)}
          isAbove={activeRow < (scroller.range?.startIndex ?? 0)}
          onBack={() => goToRow(scroller, activeRow, false)}
        />
      )}
    </>
  )
}
