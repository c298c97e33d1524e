import { discardCopies } from "#web/lib/local-copies.ts"
import { queries } from "#web/lib/queries.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { textsOf } from "#web/lib/text.ts"
import { closeToast, toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { rest } from "#web/request/rest.ts"

const { t } = textsOf()

/** How long a deletion can be undone. */
const undoWindowMs = 6000

const none: ReadonlySet<string> = new Set()

/** Tasks that are gone from the screen and soon from the server. */
const leaving = storeOf(none)

export const useLeaving = (): ReadonlySet<string> => useStore(leaving)

const hide = (ids: ReadonlyArray<string>): void => leaving.set((before) => before.union(new Set(ids)))

const bringBack = (ids: ReadonlyArray<string>): void => leaving.set((before) => before.difference(new Set(ids)))

const pending = new Set<() => Promise<void>>()

// Leaving the page within the six seconds confirms the deletion.
addEventListener("pagehide", () => {
  for (const commit of pending) void commit()
})

/** Commits pending deletions at once, instead of after the six seconds. */
export const finishDeletions = async (): Promise<void> => {
  await Promise.all([...pending].map((commit) => commit()))
}

/** Removes tasks from the screen at once and deletes them after six seconds, unless that is undone. */
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
    })
    await Promise.all(ids.map((id) => discardCopies(id)))
    await queries.invalidateQueries()
  } catch (error) {
    toast(t("task.notDeleted"), { tone: "bad", detail: errorMessage(error) })
  }
  // Only after the lists were fetched again, or the tasks would flicker; after a failure they reappear.
  bringBack(ids)
}
