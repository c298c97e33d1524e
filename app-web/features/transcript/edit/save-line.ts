import { withTexts } from "#web/entities/transcript/changed-lines.ts"
import { type LineEdit, lineEditsOf, setEdit, setEditLater } from "#web/entities/transcript/line-edits.ts"
import { cacheEdit } from "#web/entities/transcript/lines-cache.ts"
import { errorCode } from "#web/request/error-message.ts"
import { Offline, SessionEnded } from "#web/request/failures.ts"
import type { trpc } from "#web/request/trpc.ts"
import { TRPCClientError } from "@trpc/client"

type Utils = ReturnType<typeof trpc.useUtils>

/** How long "Saved" is shown. */
const savedNoteMs = 1800

/** Saves the edit of a line and records the outcome. Never throws: an edit that could not be saved stays. */
export const saveLine = async (utils: Utils, taskId: string, lineId: string): Promise<void> => {
  const edit = lineEditsOf(taskId).get().get(lineId)
  if (edit === undefined) return
  const { was, text } = edit
  setEdit(taskId, lineId, { state: "saving", was, text })
  const setOutcome = setEditLater(taskId)
  try {
    const answer = await utils.client.transcript.editLines.mutate({
      task_id: taskId,
      lines: [{ id: lineId, was, text }],
    })
    cacheEdit(utils, answer, (lines) => withTexts(lines, new Map([[lineId, text]])))
    markSaved(taskId, lineId, { state: "saved", was, text })
  } catch (error) {
    setOutcome(lineId, { ...refused(error, lineId), was, text })
  }
}

const markSaved = (taskId: string, lineId: string, saved: LineEdit): void => {
  setEdit(taskId, lineId, saved)
  setTimeout(() => {
    if (lineEditsOf(taskId).get().get(lineId) === saved) setEdit(taskId, lineId, null)
  }, savedNoteMs)
}

/** What becomes of an edit that the server rejected. */
export const refused = (error: unknown, lineId: string): Pick<LineEdit, "state" | "theirs" | "error"> => {
  const cause = error instanceof TRPCClientError ? error.cause : error
  if (cause instanceof Offline) return { state: "waiting" }
  if (cause instanceof SessionEnded) return { state: "draft" }
  const theirs = errorCode(error) === "EditConflict" ? currentText(error, lineId) : undefined
  return theirs === undefined ? { state: "failed", error } : { state: "conflict", theirs }
}

/** The current text of the line, from the refusal of the edit. */
const currentText = (error: unknown, lineId: string): string | undefined => {
  const data: unknown = error instanceof TRPCClientError ? error.data : null
  const current = field(data, "current")
  const lines = field(current, "lines")
  const line: unknown = Array.isArray(lines) ? lines.find((one) => field(one, "id") === lineId) : undefined
  const text = field(line, "text")
  return typeof text === "string" ? text : undefined
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
