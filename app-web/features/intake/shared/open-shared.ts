import { t } from "../../../lib/text.ts"
import { toast } from "../../../lib/toasts.ts"
import { openAdd } from "../add-state.ts"

/** Where the service worker puts what was shared. */
const shelf = "parley-shared"

let hasSaid = false

/** Files that another app shared with this one wait in the Add dialog, also when somebody had to sign in first. */
export const openShared = async (): Promise<void> => {
  if (!hasSaid && wasTooEarly()) toast(t("share.again"))
  hasSaid = true
  const files = await takeShared().catch(() => [])
  if (files.length > 0) openAdd("files", files)
}

/** The worker was not there yet: the server took the form, and could not keep it. */
const wasTooEarly = (): boolean => {
  const [visit] = performance.getEntriesByType("navigation")
  return visit !== undefined && new URL(visit.name).searchParams.get("shared") === "again"
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
