import { type TaskSearch, taskSearch } from "#web/lib/searches.ts"
import { getRouteApi } from "@tanstack/react-router"
import { useCallback } from "react"

const route = getRouteApi("/app/task/$taskId")

type Change = (search: TaskSearch) => Readonly<Record<string, unknown>>

/**
 * Changes what the address of a task says, without a step for the way back. Everything on the page stays where it was scrolled
 * to: the router would take a list in a hidden tab for scrolled to the top.
 */
export const useTaskAddress = (): (change: Change) => void => {
  const navigate = route.useNavigate()
  return useCallback(
    (change) => void navigate({ search: (before) => taskSearch(change(before)), replace: true, resetScroll: false }),
    [navigate],
  )
}
