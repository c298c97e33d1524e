import { storeOf } from "#web/lib/store.ts"
import { trpc } from "#web/request/trpc.ts"
import { refreshLists, showRenamed, showTitle } from "./task-cache.ts"

/** The task whose title is a field right now. */
export const renaming = storeOf<string | null>(null)

interface Named {
  readonly id: string
  readonly title: string
}

/** Renames a task: at once wherever it is shown, and back again when the server refuses. */
export const useRenameTask = (): (task: Named, title: string) => Promise<void> => {
  const utils = trpc.useUtils()
  const call = trpc.task.renameTask.useMutation({
    onSuccess: showRenamed,
    // It may be renamed all the same, if only the answer was lost.
    onError: (_error, { task_id }) => {
      void utils.library.openTask.invalidate({ task_id })
      refreshLists()
    },
  })
  return async ({ id, title: before }, title) => {
    showTitle(id, title)
    try {
      await call.mutateAsync({ task_id: id, title })
    } catch (error) {
      showTitle(id, before)
      throw error
    }
  }
}
