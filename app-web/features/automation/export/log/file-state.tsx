import { useText } from "#web/lib/text.ts"
import { useMoment } from "#web/lib/use-moment.ts"
import type { ReactElement } from "react"
import type { ExportedFile } from "../rule.ts"
import { useFaultText } from "../use-fault-text.ts"

/** Why a file is as it is, and when something was done or will be. */
export const FileState = ({ file }: { readonly file: ExportedFile }): ReactElement => {
  const t = useText("automation/export-log")
  const log = useText("log")
  const moment = useMoment()
  const faultText = useFaultText()
  const { state, fault, status, attempts, written_at: written, tried_at: tried, next_at: next } = file
  const times = [
    written !== null && t("exportLog.writtenAt", { time: moment(written) }),
    state !== "written" && tried !== null && t("exportLog.triedAt", { time: moment(tried) }),
    next !== null && (attempts === 0 ? log("log.queued") : log("log.next", { time: moment(next) })),
    attempts > 0 && log("log.attempts", { count: attempts }),
  ].filter((one) => one !== false)
  return (
    <div className="mt-1 text-sm text-fg-3">
      {(state === "removed" || state === "conflict" || state === "none") && (
        <p className="text-fg-2">{t(`exportLog.why.${state}`)}</p>
      )}
      {fault !== null && <p className={state === "failed" ? "text-bad" : "text-warn"}>{faultText(fault, status)}</p>}
      {times.length > 0 && <p className="tnum">{times.join(" · ")}</p>}
    </div>
  )
}
