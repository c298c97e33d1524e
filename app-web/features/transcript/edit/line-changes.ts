import { type LineSplice, withSplices } from "#web/entities/transcript/changed-lines.ts"
import { setEdit, setEditLater } from "#web/entities/transcript/line-edits.ts"
import { cacheEdit } from "#web/entities/transcript/lines-cache.ts"
import { textsOf } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import type { RouterOutput, trpc } from "#web/request/trpc.ts"
import { refused } from "./save-line.ts"

const { t } = textsOf("transcript")

type Utils = ReturnType<typeof trpc.useUtils>
type Changed = RouterOutput["transcript"]["undoChange"]

/** A line that is being edited, with what was typed. */
export interface TypedLine {
  readonly id: string
  readonly was: string
  readonly text: string
}

/** Splits a line before a character of its text. Returns the id of the second part; null if that failed. */
export const splitLine = async (utils: Utils, taskId: string, line: TypedLine, at: number): Promise<string | null> => {
  const splices = await attempt(
    utils,
    taskId,
    line,
    () => utils.client.transcript.splitLine.mutate({ task_id: taskId, line, at }),
    notReshaped,
  )
  return splices?.[0]?.added[1]?.id ?? null
}

/** Appends a line to the one before it. Returns the joined text; null if that failed. */
export const joinLine = async (
  utils: Utils,
  taskId: string,
  previous: Omit<TypedLine, "text">,
  line: TypedLine,
): Promise<string | null> => {
  const splices = await attempt(
    utils,
    taskId,
    line,
    () => utils.client.transcript.joinLines.mutate({ task_id: taskId, lines: [previous, line] }),
    notReshaped,
  )
  return splices?.[0]?.added[0]?.text ?? null
}

/** Deletes a line, and offers to undo that. */
export const deleteLine = async (utils: Utils, taskId: string, { id, was }: Omit<TypedLine, "text">): Promise<void> => {
  const change = { id: 0 }
  const splices = await attempt(utils, taskId, { id, was, text: "" }, async () => {
    const answer = await utils.client.transcript.deleteLines.mutate({ task_id: taskId, lines: [{ id, was }] })
    change.id = answer.change_id ?? 0
    return answer
  }, refused)
  if (splices === null) return
  offerUndo(utils, taskId, t("transcript.deleted"), change.id)
}

/** Reports what was done, with an undo button. */
export const offerUndo = (utils: Utils, taskId: string, text: string, change: number): void => {
  toast(text, { action: { label: t("act.undo"), run: () => void undoChange(utils, taskId, change) } })
}

/** Undoes a change of lines; without one the newest. */
export const undoChange = async (utils: Utils, taskId: string, change: number | null): Promise<void> => {
  try {
    const answer = await utils.client.transcript.undoChange.mutate({
      task_id: taskId,
      ...(change === null ? {} : { change_id: change }),
    })
    showChange(utils, answer)
    // The coverage receipt is restored, too.
    void utils.library.openTask.invalidate({ task_id: taskId })
    if (change === null) toast(t("transcript.undone"))
  } catch (error) {
    toast(errorMessage(error), { tone: "bad" })
  }
}

/** Shows the lines as a change left them. */
export const showChange = (utils: Utils, answer: Changed): void => {
  const splices: ReadonlyArray<LineSplice> = answer.splices
  cacheEdit(utils, answer, (lines) => withSplices(lines, splices, answer.speakers))
  void utils.transcript.listChanges.invalidate({ task_id: answer.task_id })
}

/** A change that the server rejected leaves the line open, with what was typed. */
const attempt = async (
  utils: Utils,
  taskId: string,
  { id, was, text }: TypedLine,
  change: () => Promise<Changed>,
  outcome: typeof refused,
): Promise<ReadonlyArray<LineSplice> | null> => {
  const setOutcome = setEditLater(taskId)
  try {
    const answer = await change()
    setEdit(taskId, id, null)
    showChange(utils, answer)
    return answer.splices
  } catch (error) {
    setOutcome(id, { ...outcome(error, id), was, text })
    return null
  }
}

/** Nothing waits for the network to split or join lines: the reader goes on in the line as it is. */
const notReshaped: typeof refused = (error, lineId) => {
  const outcome = refused(error, lineId)
  if (outcome.state !== "waiting") return outcome
  toast(errorMessage(error), { tone: "bad" })
  return { state: "draft" }
}
