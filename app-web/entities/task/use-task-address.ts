import { type TaskSearch, taskSearch } from "#web/lib/searches.ts"
import { getRouteApi } from "@tanstack/react-router"
import { useCallback } from "react"

const route = getRouteApi("/app/task/$taskId")

type Change = (search: TaskSearch) => Readonly<Record<string, unknown>>

/**
 * Changes the address of a task without adding a history entry. Everything on the page stays where it was scrolled
 * to: the router would assume that a list in a hidden tab is scrolled to the top.
 */
export const useTaskAddress = (): (change: Change) => void => {
  const navigate = route.useNavigate()
  return useCallback(
    (change) => void navigate({ search: (before) => taskSearch(change(before)), replace: true, resetScroll: false }),
    [navigate],
  )
}
