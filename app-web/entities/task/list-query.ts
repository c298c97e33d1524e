import type { LibrarySearch } from "#web/lib/searches.ts"

/** The tasks without a folder, as the address and the API name them. */
const noFolder = { address: "none", api: "uncategorized" }

/** What others share with the account: it has an address like a folder. */
export const sharedWithMe = "shared"

const folderInput = (folder: string) => ({ folder_id: folder === noFolder.address ? noFolder.api : folder })

/** The list request for what the address shows. */
export const listInput = ({ folder, sort, kind, state, tags }: LibrarySearch) => ({
  ...(folder === undefined ? {} : folder === sharedWithMe ? { shared: true } : folderInput(folder)),
  ...(sort === undefined ? {} : { sort }),
  ...(kind === undefined ? {} : { source: kind }),
  ...(state === undefined ? {} : { state }),
  ...(tags === undefined ? {} : { tags }),
})

/** The request for the running tasks that are shown beside the pages of a list, which may not contain them yet. */
export const runningInput = (search: LibrarySearch) => ({
  ...listInput(search),
  state: "running" as const,
  page_size: 100,
})

export type ListInput = ReturnType<typeof listInput>

/** All cached lists of tasks: the key that tRPC gives them. */
export const allLists = [["library", "listTasks"]] as const

/** The folder that a cached list is limited to, as the API names it. */
export const folderOfKey = (key: ReadonlyArray<unknown>): unknown => inputOf(key, "folder_id")

/** How a cached list is sorted, as the API names it. */
export const sortOfKey = (key: ReadonlyArray<unknown>): unknown => inputOf(key, "sort")

const inputOf = ([, options]: ReadonlyArray<unknown>, name: string): unknown =>
  Reflect.get(Object(Reflect.get(Object(options), "input")), name)

/** One endless list. */
export const listKey = (input: ListInput) => [...allLists, { input, type: "infinite" }] as const

/** The one request for what is running. */
export const runningKey = (search: LibrarySearch) =>
  [...allLists, { input: runningInput(search), type: "query" }] as const
