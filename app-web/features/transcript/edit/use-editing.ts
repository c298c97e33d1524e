import { useReportFocus } from "#web/entities/presence/own-focus.ts"
import { present } from "#web/entities/presence/presence.ts"
import { useMayEdit } from "#web/entities/task/task-item.ts"
import { type LineEdits, lineEditsOf, setEdit, useLineEdits } from "#web/entities/transcript/line-edits.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect, useState } from "react"
import { deleteLine, joinLine, splitLine, undoChange } from "./line-changes.ts"
import { saveLine } from "./save-line.ts"

interface OpenLine {
  readonly id: string
  /** Where the caret starts; null for the end. */
  readonly caret: number | null
  /** The text as returned by the server, which the list may not show yet; null for the list's. */
  readonly text: string | null
}

export interface Editing {
  readonly edits: LineEdits
  /** The line being edited. */
  readonly open: OpenLine | null
  /** If someone else is editing the line, this asks first. */
  readonly start: (lineId: string, caret?: number | null) => void
  /** The line that the reader wanted to edit, and that someone else is editing. */
  readonly locked: OpenLine | null
  readonly startLocked: () => void
  readonly leaveLocked: () => void
  /** Every keystroke is stored by the browser until the line is saved. */
  readonly type: (lineId: string, was: string, text: string) => void
  /** A line left empty is deleted. */
  readonly save: (lineId: string, was: string, text: string) => void
  /** Splits the line at the caret and continues in the second part; at its end, in the next line. */
  readonly split: (lineId: string, was: string, text: string, caret: number) => Promise<void>
  /** Appends the line to the one before it and continues there. */
  readonly join: (lineId: string, was: string, text: string) => Promise<void>
  readonly cancel: (lineId: string) => void
}

/** Editing lines in place. Typed text survives whatever happens before it is saved. `isShown` leaves lines out. */
export const useEditing = (
  taskId: string,
  lines: Lines,
  isWhole: boolean,
  isShown: (line: number) => boolean,
): Editing => {
  const utils = trpc.useUtils()
  const edits = useLineEdits(taskId)
  const mayEdit = useMayEdit()
  const [open, setOpen] = useState<OpenLine | null>(null)
  const [locked, setLocked] = useState<OpenLine | null>(null)
  useReportFocus(taskId, open?.id ?? null, lineEditsOf(taskId))
  useEffect(() => {
    const again = () => {
      for (const [id, { state, was, text }] of lineEditsOf(taskId).get()) {
        if (state === "waiting") {
          void (text === "" ? deleteLine(utils, taskId, { id, was }) : saveLine(utils, taskId, id))
        }
      }
    }
    addEventListener("online", again)
    // The network may have come back while this page, or this tab of it, was not shown.
    if (navigator.onLine) again()
    return () => removeEventListener("online", again)
  }, [utils, taskId])
  useForgetSaved(taskId, lines, isWhole)
  useUndoKey(() => void (mayEdit && undoChange(utils, taskId, null)))
  const start = (id: string, caret: number | null = null) => {
    if (!mayEdit) return
    const isLocked = open?.id !== id && present.get().locks.get(id)?.is_ahead === true
    if (isLocked) setLocked({ id, caret, text: null })
    else setLocked(null)
    if (!isLocked) setOpen({ id, caret, text: null })
  }
  const close = (lineId: string) => setOpen((before) => before?.id === lineId ? null : before)
  const neighbour = (lineId: string, by: number): number => {
    const line = lines.ids.indexOf(lineId) + by
    return isShown(line) ? line : -1
  }
  const save = (lineId: string, was: string, typed: string) => {
    close(lineId)
    const text = onOneLine(typed).trim()
    if (text === was) return setEdit(taskId, lineId, null)
    setEdit(taskId, lineId, { state: "draft", was, text })
    if (text === "") void deleteLine(utils, taskId, { id: lineId, was })
    else void saveLine(utils, taskId, lineId)
  }
  return {
    edits,
    open,
    start,
    locked,
    startLocked: () => {
      setOpen(locked)
      setLocked(null)
    },
    leaveLocked: () => setLocked(null),
    type: (lineId, was, text) => setEdit(taskId, lineId, text === was ? null : { state: "draft", was, text }),
    save,
    split: async (lineId, was, typed, caret) => {
      const left = onOneLine(typed.slice(0, caret)).trimStart()
      const right = onOneLine(typed.slice(caret)).trimEnd()
      if (left.trim() === "" || right.trim() === "") {
        save(lineId, was, typed)
        const next = right.trim() === "" ? neighbour(lineId, 1) : -1
        if (next >= 0) start(lines.ids[next] ?? "", 0)
        return
      }
      const second = await splitLine(utils, taskId, { id: lineId, was, text: left + right }, left.length)
      if (second !== null) setOpen({ id: second, caret: 0, text: null })
    },
    join: async (lineId, was, typed) => {
      const previous = neighbour(lineId, -1)
      if (previous < 0) return
      const first = { id: lines.ids[previous] ?? "", was: lines.texts[previous] ?? "" }
      const text = onOneLine(typed).trim()
      const joined = await joinLine(utils, taskId, first, { id: lineId, was, text })
      if (joined !== null) setOpen({ id: first.id, caret: joined.length - text.length, text: joined })
    },
    cancel: (lineId) => {
      close(lineId)
      setEdit(taskId, lineId, null)
    },
  }
}

const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, " ")

/** Fields have an undo of their own. */
const useUndoKey = (undo: () => void): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, key, target, defaultPrevented } = event
      const isInField = target instanceof Element &&
        target.closest("input,textarea,[contenteditable=true],[role=dialog]")
      if (!(ctrlKey || metaKey) || shiftKey || key.toLowerCase() !== "z" || isInField || defaultPrevented) return
      event.preventDefault()
      undo()
    }
    addEventListener("keydown", onKey)
    return () => removeEventListener("keydown", onKey)
  })

/** A draft that equals the line was saved: only the response was lost. */
const useForgetSaved = (taskId: string, lines: Lines, isWhole: boolean): void =>
  useEffect(() => {
    if (!isWhole) return
    for (const [id, { state, text }] of lineEditsOf(taskId).get()) {
      if (state === "draft" && lines.texts[lines.ids.indexOf(id)] === text) setEdit(taskId, id, null)
    }
  }, [taskId, lines, isWhole])
