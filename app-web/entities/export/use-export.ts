import { toast } from "#web/lib/toasts.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { useState } from "react"
import { downloadExport, type ExportWish } from "./download-export.ts"
import { useText } from "./texts.ts"
import { openUpgrade } from "./upgrade-state.ts"

const isIos = /iP(hone|ad|od)/.test(navigator.userAgent)

/** Makes a file of a task and saves it. Says when it is there, and why it is not. */
export const useExport = (taskId: string) => {
  const t = useText()
  const [making, setMaking] = useState<ExportWish | null>(null)
  const run = async (wish: ExportWish): Promise<void> => {
    setMaking(wish)
    try {
      const name = await downloadExport(taskId, wish)
      const tip = isIos && (wish.format === "png" || wish.format === "svg")
        ? { detail: t("export.iosTip"), durationMs: 10_000 }
        : {}
      toast(t("export.saved", { name }), { tone: "good", ...tip })
    } catch (error) {
      if (errorCode(error) === "FeatureNotInPlan") {
        openUpgrade(wish.format === "xmind" ? "upgrade.xmind" : "upgrade.pdf")
      } else toast(t("export.failed"), { tone: "bad", detail: errorMessage(error) })
    }
    setMaking(null)
  }
  return { making, run }
}
