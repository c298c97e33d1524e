import { draft } from "#web/lib/drafts.ts"
import { errorCode } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { useState } from "react"

interface Conflict {
  readonly theirs: string
  readonly version: number
}

/** A summary being edited: stored on this device at every keystroke, saved on the server on request. */
export const useSummaryDraft = (taskId: string, summary: string, version: number, onSaved: () => void) => {
  const stored = draft(`summary:${taskId}`)
  const [restored] = useState(() => stored.read())
  const [text, setText] = useState(restored ?? summary)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const utils = trpc.useUtils()
  const save = trpc.library.editTask.useMutation({
    onSuccess: async () => {
      stored.clear()
      await utils.library.openTask.invalidate({ task_id: taskId })
      onSaved()
    },
    onError: async (error) => {
      if (errorCode(error) !== "EditConflict") return
      const now = await utils.library.openTask.fetch({ task_id: taskId }, { staleTime: 0 })
      setConflict({ theirs: now.summary ?? "", version: now.summary_version ?? 0 })
    },
  })
  const write = (next: string): void => {
    setText(next)
    if (next === summary) stored.clear()
    else stored.store(next)
  }
  return {
    text,
    write,
    isRestored: restored !== null && restored !== summary,
    isChanged: text !== summary,
    conflict,
    isSaving: save.isPending && !save.isPaused,
    isWaiting: save.isPaused,
    error: conflict === null ? save.error : null,
    save: () => save.mutate({ task_id: taskId, summary: text, summary_version: version }),
    /** Overwrites what someone else saved in the meantime. */
    keepMine: () => {
      if (conflict !== null) save.mutate({ task_id: taskId, summary: text, summary_version: conflict.version })
    },
    discard: () => stored.clear(),
  }
}
