import { refreshLists } from "#web/entities/task/task-cache.ts"
import { queries } from "#web/lib/queries.ts"

/** Fetches the folders and their counts again: the key that tRPC gives them. */
export const refreshFolders = (): Promise<void> => queries.invalidateQueries({ queryKey: [["folder"]] })

/** After files have changed their folder or tags, or those have changed: lists, counts and open files. */
export const refreshPlaces = (): void => {
  void refreshFolders()
  void queries.invalidateQueries({ queryKey: [["tag"]] })
  refreshLists()
  void queries.invalidateQueries({ queryKey: [["library", "openTask"]] })
}
