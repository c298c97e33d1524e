import { type LineEdits, lineEditsOf, setEdit, useLineEdits } from "#web/entities/transcript/line-edits.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect, useState } from "react"
import { saveLine } from "./save-line.ts"

interface OpenLine {
  readonly id: string
  /** Where the caret starts; null for the end. */
  readonly caret: number | null
}

export interface Editing {
  readonly edits: LineEdits
  /** The line being edited. */
  readonly open: OpenLine | null
  readonly start: (lineId: string, caret?: number | null) => void
  /** Every keystroke is stored by the browser until the line is saved. */
  readonly type: (lineId: string, was: string, text: string) => void
  readonly save: (lineId: string, was: string, text: string) => void
  readonly cancel: (lineId: string) => void
}

/** Editing lines in place. Typed text survives whatever happens before it is saved. */
export const useEditing = (taskId: string, lines: Lines, isWhole: boolean): Editing => {
  const utils = trpc.useUtils()
  const edits = useLineEdits(taskId)
  const [open, setOpen] = useState<OpenLine | null>(null)
  useEffect(() => {
    const again = () => {
      for (const [id, { state }] of lineEditsOf(taskId).get()) {
        if (state === "waiting") void saveLine(utils, taskId, id)
      }
    }
    addEventListener("online", again)
    return () => removeEventListener("online", again)
  }, [utils, taskId])
  useForgetSaved(taskId, lines, isWhole)
  const close = (lineId: string) => setOpen((before) => before?.id === lineId ? null : before)
  return {
    edits,
    open,
    start: (id, caret = null) => setOpen({ id, caret }),
    type: (lineId, was, text) => setEdit(taskId, lineId, text === was ? null : { state: "draft", was, text }),
    save: (lineId, was, typed) => {
      close(lineId)
      const text = typed.replaceAll(/\s*\n\s*/g, " ").trim()
      if (text === was || text === "") return setEdit(taskId, lineId, null)
      setEdit(taskId, lineId, { state: "draft", was, text })
      void saveLine(utils, taskId, lineId)
    },
    cancel: (lineId) => {
      close(lineId)
      setEdit(taskId, lineId, null)
    },
  }
}

/** A draft that equals the line was saved: only the response was lost. */
const useForgetSaved = (taskId: string, lines: Lines, isWhole: boolean): void =>
  useEffect(() => {
    if (!isWhole) return
    for (const [id, { state, text }] of lineEditsOf(taskId).get()) {
      if (state === "draft" && lines.texts[lines.ids.indexOf(id)] === text) setEdit(taskId, id, null)
    }
  }, [taskId, lines, isWhole])
