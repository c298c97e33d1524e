import { showMoved } from "#web/entities/task/task-cache.ts"
import { textsOf } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { client, type RouterOutput } from "#web/request/trpc.ts"
import { refreshPlaces } from "./refresh-folders.ts"

const { t } = textsOf("folder")

/** A folder, or with null the place of files that are in none. */
export interface Place {
  readonly id: string | null
  readonly name: string
}

type Moved = RouterOutput["folder"]["moveTasks"]["moved"]

const undoWindowMs = 6000

/** Moves files at once wherever they are shown, reports it, and offers to move them back. */
export const moveWithUndo = async (ids: ReadonlyArray<string>, { id, name }: Place): Promise<void> => {
  showMoved(new Set(ids), id)
  try {
    const moved = await move(ids, id)
    const action = { label: t("act.undo"), run: () => void moveBack(moved) }
    toast(t("folder.moved", { count: moved.length, name }), { tone: "good", durationMs: undoWindowMs, action })
  } catch (error) {
    toast(errorMessage(error, "move"), { tone: "bad" })
  }
  refreshPlaces()
}

const move = async (ids: ReadonlyArray<string>, folder_id: string | null): Promise<Moved> => {
  const [first, ...others] = ids
  if (first === undefined) return []
  const { moved } = await client.folder.moveTasks.mutate({ task_ids: [first, ...others], folder_id })
  // It leaves out what it can't move; this one says why.
  if (moved.length === 0) await client.folder.moveToFolder.mutate({ fileId: first, folderId: folder_id })
  return moved
}

const moveBack = async (moved: Moved): Promise<void> => {
  const origins = Map.groupBy(moved, ({ from }) => from)
  try {
    await Promise.all([...origins].map(([from, files]) => {
      const ids = files.map(({ id }) => id)
      showMoved(new Set(ids), from)
      return move(ids, from)
    }))
    toast(t("folder.movedBack", { count: moved.length }))
  } catch (error) {
    toast(errorMessage(error, "move"), { tone: "bad" })
  }
  refreshPlaces()
}
