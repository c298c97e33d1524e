import { queries } from "#web/lib/queries.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { t } from "#web/lib/text.ts"
import { closeToast, toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { rest } from "#web/request/rest.ts"

/** Milliseconds in which a deletion can be undone. */
const undoWindowMs = 6000

const nobody: ReadonlySet<string> = new Set()

/** Tasks that are deleted on the screen, and soon on the server. */
const leaving = storeOf(nobody)

export const useLeaving = (): ReadonlySet<string> => useStore(leaving)

const hide = (ids: ReadonlyArray<string>): void => leaving.set((before) => before.union(new Set(ids)))

const bringBack = (ids: ReadonlyArray<string>): void => leaving.set((before) => before.difference(new Set(ids)))

const pending = new Set<() => Promise<void>>()

// Who leaves the page within the six seconds meant it.
addEventListener("pagehide", () => {
  for (const commit of pending) void commit()
})

/** Does not wait for the six seconds of what is deleted on the screen: afterwards it is deleted on the server, too. */
export const finishDeletions = async (): Promise<void> => {
  await Promise.all([...pending].map((commit) => commit()))
}

/** Takes tasks off the screen at once and deletes them after six seconds, unless that is undone. */
export const deleteWithUndo = (ids: ReadonlyArray<string>): void => {
  hide(ids)
  const commit = async (): Promise<void> => {
    clearTimeout(timer)
    if (!pending.delete(commit)) return
    closeToast(message)
    await remove(ids)
  }
  const undo = (): void => {
    clearTimeout(timer)
    pending.delete(commit)
    bringBack(ids)
  }
  const timer = setTimeout(() => void commit(), undoWindowMs)
  const action = { label: t("act.undo"), run: undo }
  const message = toast(t("task.deleted", { count: ids.length }), { durationMs: undoWindowMs, action })
  pending.add(commit)
}

const remove = async (ids: ReadonlyArray<string>): Promise<void> => {
  try {
    await rest("/api/transcription/tasks/delete-batch", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ task_ids: ids }),
      // Also when the page is closed meanwhile.
      keepalive: true,
    })
    await queries.invalidateQueries()
  } catch (error) {
    toast(t("task.notDeleted"), { tone: "bad", detail: errorMessage(error) })
  }
  // After the lists were fetched anew, so that nothing flickers; after a failure they are shown again.
  bringBack(ids)
}
