import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { report } from "#web/lib/usage/report.ts"
import { openUpgradeFor } from "#web/request/blocked-feature.ts"
import { errorMessage, messageOr } from "#web/request/error-message.ts"
import { RequestFailed } from "#web/request/failures.ts"
import { useState } from "react"
import { downloadExport, type ExportOptions } from "./download-export.ts"
import type { ExportLanguage } from "./export-languages.tsx"

const isIos = /iP(hone|ad|od)/.test(navigator.userAgent)

/** The server could not make the file; otherwise it did not get here. */
const isNotMade = (error: unknown): boolean => error instanceof RequestFailed && error.code >= 500

/** Exports a task to a file and saves it. Reports success, or why it failed. `onSaved` follows only success. */
export const useExport = (taskId: string, onSaved: () => void) => {
  const t = useText("export")
  const [making, setMaking] = useState<ExportOptions | null>(null)
  const run = async (options: ExportOptions, language: ExportLanguage): Promise<void> => {
    setMaking(options)
    report("web_other", { click: "export", export: options.format })
    try {
      const name = await downloadExport(taskId, { ...options, ...language })
      const tip = isIos && (options.format === "png" || options.format === "svg")
        ? { detail: t("export.iosTip"), durationMs: 10_000 }
        : {}
      toast(t("export.saved", { name }), { tone: "good", ...tip })
      onSaved()
    } catch (error) {
      if (!openUpgradeFor(error)) {
        toast(t("export.failed"), {
          tone: "bad",
          detail: isNotMade(error) ? messageOr(error, t("export.notMade")) : errorMessage(error, "download"),
        })
      }
    }
    setMaking(null)
  }
  return { making, run }
}
