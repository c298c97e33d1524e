import { refreshLists } from "#web/entities/task/task-cache.ts"
import { queries } from "#web/lib/queries.ts"
import { client } from "#web/request/trpc.ts"

interface TagChange {
  readonly add?: ReadonlyArray<string>
  readonly remove?: ReadonlyArray<string>
}

/** Puts tags on files and takes them off, by name; a new name becomes a tag. Everything that shows them is fetched again. */
export const changeTags = async (ids: ReadonlyArray<string>, change: TagChange): Promise<void> => {
  const [first, ...others] = ids
  if (first === undefined) return
  try {
    await client.tag.tagTasks.mutate({ task_ids: [first, ...others], ...change })
  } finally {
    refreshTags()
  }
}

/** Fetches tags, lists and open files again: the keys that tRPC gives them. */
export const refreshTags = (): void => {
  void queries.invalidateQueries({ queryKey: [["tag"]] })
  refreshLists()
  void queries.invalidateQueries({ queryKey: [["library", "openTask"]] })
}
