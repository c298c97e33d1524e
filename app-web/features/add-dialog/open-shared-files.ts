import { textsOf } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { openAdd } from "./add-state.ts"

const { t } = textsOf()

/** The cache in which the service worker stores shared files. */
const cacheName = "parley-shared"

/** Shows files shared by another app in the Add dialog, even if signing in came first. */
export const openSharedFiles = async (): Promise<void> => {
  if (consumeMark() === "again") toast(t("share.again"))
  const files = await consumeShared().catch(() => [])
  if (files.length > 0) openAdd("files", files)
}

/** The mark in the address, removed: "again" if the service worker was not running yet and the files were lost. */
const consumeMark = (): string | null => {
  const url = new URL(location.href)
  const mark = url.searchParams.get("shared")
  if (mark === null) return null
  url.searchParams.delete("shared")
  history.replaceState(history.state, "", url)
  return mark
}

const consumeShared = async (): Promise<ReadonlyArray<File>> => {
  if (!("caches" in globalThis) || !await caches.has(cacheName)) return []
  const cache = await caches.open(cacheName)
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  const files = await Promise.all(responses.flatMap((response) => response === undefined ? [] : [fileOf(response)]))
  await caches.delete(cacheName)
  return files
}

const fileOf = async (response: Response): Promise<File> => {
  const name = decodeURIComponent(response.headers.get("x-file-name") ?? "")
  return new File([await response.blob()], name, { type: response.headers.get("content-type") ?? "" })
}
