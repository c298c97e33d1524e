import { refreshLists } from "#web/entities/task/task-cache.ts"
import { queries } from "#web/lib/queries.ts"

/** Fetches tags, lists and open files again: the keys that tRPC gives them. */
export const refreshTags = (): void => {
  void queries.invalidateQueries({ queryKey: [["tag"]] })
  refreshLists()
  void queries.invalidateQueries({ queryKey: [["library", "openTask"]] })
}
