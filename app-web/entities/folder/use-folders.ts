import { storeOf, useStore } from "#web/lib/store.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { useMemo } from "react"

type Counts = RouterOutput["folder"]["countByFolder"]
export type Folder = Counts["folders"][number]

/** The folders of the account by name, and how many files are in each, in none, and in all. */
export const useFolders = (): Counts | undefined => {
  const { data } = trpc.folder.countByFolder.useQuery({})
  const leaving = useStore(leavingFolders)
  return useMemo(() => data === undefined || leaving.size === 0 ? data : without(data, leaving), [data, leaving])
}

/** Files of a folder that is being deleted are in no folder. */
const without = ({ folders, uncategorized, ...rest }: Counts, leaving: ReadonlySet<string>): Counts => ({
  ...rest,
  uncategorized: folders.reduce((sum, { id, count }) => leaving.has(id) ? sum + count : sum, uncategorized),
  folders: folders.filter(({ id }) => !leaving.has(id)),
})

const none: ReadonlySet<string> = new Set()

/** Folders that are gone from the screen and soon from the server. */
export const leavingFolders = storeOf(none)
