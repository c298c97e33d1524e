import type { LineLocks } from "#web/entities/presence/presence.ts"
import { hasTimes, type Lines } from "#web/entities/transcript/lines.ts"
import { useText } from "#web/lib/text.ts"
import { colourIndex } from "#web/ui/speaker-colour.ts"
import type { ReactElement } from "react"
import type { Editing } from "../edit/use-editing.ts"
import type { Mark } from "../find/marks.ts"
import type { CoverageGap } from "../speakers/coverage-gap.ts"
import { GapRow } from "./gap-row.tsx"
import { LineRow } from "./line-row.tsx"
import { gapOf, isGap, type Rows } from "./rows.ts"
import { TurnHeader } from "./turn-header.tsx"
import { isFirstOfTurn, type RowScroller } from "./use-rows.ts"

interface TranscriptRowsProps {
  readonly scroller: RowScroller
  readonly lines: Lines
  readonly rows: Rows
  readonly gaps: ReadonlyArray<CoverageGap>
  readonly isSpoken: boolean
  readonly marks: ReadonlyMap<number, ReadonlyArray<Mark>>
  /** Lines that others are editing. */
  readonly locks: LineLocks
  readonly editing: Editing | null
  readonly activeRow: number
  /** The row that the Tab key reaches. */
  readonly tabStop: number
  readonly onSpeaker: ((line: number, isTurn: boolean, anchor: Element) => void) | null
}

/** The rendered rows, each turn with the name of its speaker. */
export const TranscriptRows = (
  { scroller, lines, rows, gaps, isSpoken, marks, locks, editing, activeRow, tabStop, onSpeaker }: TranscriptRowsProps,
): ReadonlyArray<ReactElement> => {
  const t = useText("transcript")
  const items = scroller.getVirtualItems()
  const setSize = rows.what.length + rows.firsts.length
  const header = (turn: number): ReactElement => {
    const [first, last] = [rows.firsts[turn] ?? 0, rows.lasts[turn] ?? 0]
    const line = rows.what[first] ?? 0
    const speaker = lines.speakerOf[line] ?? -1
    const { id = "", name = "" } = lines.speakers[speaker] ?? {}
    const top = scroller.measurementsCache[first]?.start ?? 0
    return (
      <TurnHeader
        key={`turn ${turn}`}
        name={name}
        index={colourIndex(id, speaker)}
        begin={isSpoken || hasTimes(lines, line) ? lines.begins[line] ?? 0 : null}
        top={top}
        height={(scroller.measurementsCache[last]?.end ?? top) - top}
        position={first + (rows.begun[first] ?? 0)}
        setSize={setSize}
        line={line}
        onPress={onSpeaker}
        t={t}
      />
    )
  }
  const content = (row: number, key: string, top: number): ReactElement | null => {
    const what = rows.what[row] ?? 0
    const common = {
      row,
      top,
      position: row + 1 + (rows.begun[row] ?? 0),
      setSize,
      measure: scroller.measureElement,
      t,
    }
    if (isGap(what)) {
      const gap = gaps[gapOf(what)]
      return gap === undefined ? null : <GapRow key={key} {...common} gap={gap} />
    }
    const id = lines.ids[what] ?? ""
    const edit = editing?.edits.get(id)
    return (
      // By its line: it stays what it is when others make it the first of a turn, or no longer that.
      <LineRow
        key={id}
        {...common}
        id={id}
        text={lines.texts[what] ?? ""}
        begin={isSpoken || hasTimes(lines, what) ? lines.begins[what] ?? 0 : null}
        isPlayable={isSpoken}
        mayEdit={editing !== null}
        isFirst={isFirstOfTurn(rows, row)}
        isActive={row === activeRow}
        isTabStop={row === tabStop}
        marks={marks.get(what) ?? null}
        edit={edit}
        lock={locks.get(id) ?? null}
        editing={edit !== undefined || editing?.open?.id === id || editing?.locked?.id === id ? editing : null}
      />
    )
  }
  return items.flatMap(({ index, key, start }, at) => {
    const turn = rows.turnOf[index] ?? -1
    const before = items[at - 1]
    const isNamed = turn >= 0 && (before === undefined || rows.turnOf[before.index] !== turn)
    const row = content(index, String(key), start)
    return row === null ? [] : isNamed ? [header(turn), row] : [row]
  })
}
