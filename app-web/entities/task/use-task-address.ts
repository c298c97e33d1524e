import { type TaskSearch, taskSearch } from "#web/lib/searches.ts"
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { useCallback } from "react"

const route = getRouteApi("/app/task/$taskId")

type Change = (search: TaskSearch) => Readonly<Record<string, unknown>>

/**
 * Changes the address of a task without adding a history entry. Everything on the page stays where it was scrolled
 * to: the router would assume that a list in a hidden tab is scrolled to the top.
 */
export const useTaskAddress = (): (change: Change) => void => {
  const router = useRouter()
  const navigate = route.useNavigate()
  const taskId = route.useParams({ select: (params) => params.taskId })
  return useCallback(
    (change) => {
      // On the way to another page, whose address is not this task's to change.
      if (router.latestLocation.pathname !== `/task/${taskId}`) return
      void navigate({ search: (before) => taskSearch(change(before)), replace: true, resetScroll: false })
    },
    [router, navigate, taskId],
  )
}
