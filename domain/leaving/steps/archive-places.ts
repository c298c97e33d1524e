import { Effect } from "effect"
import { safeName } from "../../export/file-name.ts"
import { FolderStore } from "../../folder/folder-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import type { Task } from "../../task/task.ts"

/** The names of the account's folders, by id. */
export const foldersOf = Effect.fnUntraced(function*(owner: UserId) {
  const folders = yield* FolderStore
  return new Map((yield* folders.list(owner)).map(({ id, name }) => [id as string, name] as const))
})

/** The folder of a task in the archive: "files/Clients/Weekly planning", with a number where that is taken. */
export const placeOf = (
  { title, folderId }: Pick<Task, "title" | "folderId">,
  folders: ReadonlyMap<string, string>,
  taken: Set<string>,
): string => {
  const folder = folderId === null ? undefined : folders.get(folderId)
  const base = ["files", ...(folder === undefined ? [] : [safeName(folder)]), safeName(title)].join("/")
  return unused(base, taken)
}

/** File systems that ignore case must keep both. */
export const unused = (base: string, taken: Set<string>, extension = ""): string => {
  for (let nth = 1;; nth++) {
    const path = `${base}${nth === 1 ? "" : ` (${nth})`}${extension}`
    if (taken.has(path.toLowerCase())) continue
    taken.add(path.toLowerCase())
    return path
  }
}
