import { downloadExport, type ExportOptions } from "#web/entities/export/download-export.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { openUpgradeFor } from "#web/request/blocked-feature.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { useState } from "react"

/** Exports several tasks to one format, one after the other; reports at the end how many, and why others failed. */
export const useBulkExport = () => {
  const t = useText("library")
  const [isMaking, setIsMaking] = useState(false)
  const run = async (ids: ReadonlyArray<string>, options: ExportOptions): Promise<void> => {
    setIsMaking(true)
    const failures = await saveAll(ids, options)
    setIsMaking(false)
    const [first] = failures
    const saved = ids.length - failures.length
    if (saved > 0) toast(t("list.exported", { count: saved }), { tone: "good" })
    if (first === undefined) return
    if (!openUpgradeFor(first)) {
      toast(t("list.notExported", { count: failures.length }), { tone: "bad", detail: errorMessage(first) })
    }
  }
  return { isMaking, run }
}

/** One at a time, because browsers drop simultaneous downloads. Resolves to the errors. */
const saveAll = ([id, ...rest]: ReadonlyArray<string>, options: ExportOptions): Promise<ReadonlyArray<unknown>> =>
  id === undefined
    ? Promise.resolve([])
    : downloadExport(id, options)
      .then(() => [], (error: unknown) => [error])
      .then((failed) => saveAll(rest, options).then((others) => [...failed, ...others]))
