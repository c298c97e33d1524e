import { t } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { openAdd } from "./add-state.ts"

/** Where the service worker puts what was shared. */
const shelf = "parley-shared"

/** Files that another app shared with this one wait in the Add dialog, also when somebody had to sign in first. */
export const openSharedFiles = async (): Promise<void> => {
  if (takeMark() === "again") toast(t("share.again"))
  const files = await takeShared().catch(() => [])
  if (files.length > 0) openAdd("files", files)
}

/** What the address says of sharing, said once: "again" when the worker was not there yet, and the server could keep nothing. */
const takeMark = (): string | null => {
  const url = new URL(location.href)
  const mark = url.searchParams.get("shared")
  if (mark === null) return null
  url.searchParams.delete("shared")
  history.replaceState(history.state, "", url)
  return mark
}

const takeShared = async (): Promise<ReadonlyArray<File>> => {
  if (!("caches" in globalThis) || !await caches.has(shelf)) return []
  const cache = await caches.open(shelf)
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  const files = await Promise.all(answers.flatMap((answer) => answer === undefined ? [] : [fileOf(answer)]))
  await caches.delete(shelf)
  return files
}

const fileOf = async (answer: Response): Promise<File> => {
  const name = decodeURIComponent(answer.headers.get("x-file-name") ?? "")
  return new File([await answer.blob()], name, { type: answer.headers.get("content-type") ?? "" })
}
