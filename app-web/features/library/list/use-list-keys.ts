import { openMove } from "#web/entities/folder/folder-dialog.ts"
import { renaming } from "#web/entities/task/rename-task.ts"
import { useKeys } from "#web/lib/keys.ts"
import { useNavigate } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { cursor, focusRow, neighbour } from "../selection/cursor.ts"
import { clearSelection, selectAll, selection, selectRange, toggleSelected } from "../selection/selection.ts"

interface ListKeys {
  /** The ids of the rows, in display order. */
  readonly order: ReadonlyArray<string>
  /** Whether the files may be renamed, moved and deleted. */
  readonly isManaged: boolean
  readonly onFilter: () => void
  readonly onDelete: (ids: ReadonlyArray<string>) => void
}

/** The shortcuts of the list. They act on the focused row, and on the selected rows if there are any. */
export const useListKeys = ({ order, isManaged, onFilter, onDelete }: ListKeys): void => {
  const navigate = useNavigate()
  const here = (): string | null => {
    const { id } = cursor.get()
    return id !== null && order.includes(id) ? id : null
  }
  const move = (step: number) => () => {
    const next = neighbour(order, here(), step)
    if (next !== null) focusRow(next)
  }
  /** Acts on the focused row. */
  const onRow = (act: (id: string) => void) => () => {
    const id = here()
    if (id !== null) act(id)
  }
  /** The selected rows, or else the focused one. */
  const chosen = (): ReadonlyArray<string> => {
    const selected = order.filter((id) => selection.get().ids.has(id))
    const id = here()
    return selected.length > 0 || id === null ? selected : [id]
  }
  useKeys({
    "/": onFilter,
    "j": move(1),
    "k": move(-1),
    "x": onRow(toggleSelected),
    "shift+x": onRow((id) => selectRange(order, id)),
    ...(isManaged && {
      "r": onRow((id) => renaming.set(id)),
      "m": () => openMove(chosen()),
      "Delete": () => onDelete(chosen()),
    }),
    "Enter": onRow((id) => void navigate({ to: "/task/$taskId", params: { taskId: id } })),
    "Escape": clearSelection,
  })
  useSelectAll(order)
}

const fields = "input:not([type=checkbox]),textarea,select,[contenteditable=true],[role=dialog],[role=menu]"

/** Ctrl+A, except where it selects text. */
const useSelectAll = (order: ReadonlyArray<string>): void => {
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== "a") return
      if (event.target instanceof Element && event.target.closest(fields) !== null) return
      event.preventDefault()
      selectAll(latest.current)
    }
    addEventListener("keydown", onKey)
    return () => removeEventListener("keydown", onKey)
  }, [])
}
