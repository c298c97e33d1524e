import type { LibrarySearch } from "#web/lib/searches.ts"

/** The tasks in no folder, as the address says it and as the API does. */
const noFolder = { address: "none", api: "uncategorized" }

/** What the API is asked for what the address shows. */
export const listInput = ({ folder, sort, kind, state }: LibrarySearch) => ({
  ...(folder === undefined ? {} : { folder_id: folder === noFolder.address ? noFolder.api : folder }),
  ...(sort === undefined ? {} : { sort }),
  ...(kind === undefined ? {} : { source: kind }),
  ...(state === undefined ? {} : { state }),
})

export type ListInput = ReturnType<typeof listInput>

/** All lists of tasks that are cached: the key that tRPC gives them. */
export const allLists = [["library", "listTasks"]] as const

/** One endless list. */
export const listKey = (input: ListInput) => [...allLists, { input, type: "infinite" }] as const

export const foundKey = (query: string) => [["library", "searchTasks"], { input: { query }, type: "infinite" }] as const
