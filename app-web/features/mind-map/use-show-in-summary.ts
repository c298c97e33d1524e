import { wantedPlace } from "#web/entities/analysis/wanted-place.ts"
import { getRouteApi } from "@tanstack/react-router"

const route = getRouteApi("/app/task/$taskId")

/** Shows the words of a node where they stand in the summary. */
export const useShowInSummary = (): (text: string) => void => {
  const navigate = route.useNavigate()
  return (text) => {
    wantedPlace.set(text)
    void navigate({ search: (search) => ({ ...search, tab: "summary" }), replace: true })
  }
}
