import { downloadExport, type ExportWish } from "#web/entities/export/download-export.ts"
import { openUpgrade } from "#web/entities/export/upgrade-state.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { useState } from "react"
import { useText } from "../texts.ts"

/** Saves each of several files in one format, one after the other; says at the end how many, and why some are not. */
export const useBulkExport = () => {
  const t = useText()
  const [isMaking, setIsMaking] = useState(false)
  const run = async (ids: ReadonlyArray<string>, wish: ExportWish): Promise<void> => {
    setIsMaking(true)
    const failures = await saveAll(ids, wish)
    setIsMaking(false)
    const [first] = failures
    const saved = ids.length - failures.length
    if (saved > 0) toast(t("list.exported", { count: saved }), { tone: "good" })
    if (first === undefined) return
    if (errorCode(first) === "FeatureNotInPlan") openUpgrade("upgrade.pdf")
    else toast(t("list.notExported", { count: failures.length }), { tone: "bad", detail: errorMessage(first) })
  }
  return { isMaking, run }
}

/** One at a time: browsers drop downloads that come all at once. Gives why some failed. */
const saveAll = ([id, ...rest]: ReadonlyArray<string>, wish: ExportWish): Promise<ReadonlyArray<unknown>> =>
  id === undefined
    ? Promise.resolve([])
    : downloadExport(id, wish)
      .then(() => [], (error: unknown) => [error])
      .then((failed) => saveAll(rest, wish).then((others) => [...failed, ...others]))
