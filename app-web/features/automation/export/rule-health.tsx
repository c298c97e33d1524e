import { useText } from "#web/lib/text.ts"
import { useMoment } from "#web/lib/use-moment.ts"
import type { ReactElement } from "react"
import type { ExportRule } from "./rule.ts"
import { useFaultText } from "./use-fault-text.ts"

/** How many files a rule has written, when the last, and why it does not go on. */
export const RuleHealth = ({ rule }: { readonly rule: ExportRule }): ReactElement => {
  const t = useText("automation/exports")
  const moment = useMoment()
  const faultText = useFaultText()
  const { written, waiting, failed, removed, conflicts, written_at: last, off, failing_since: since, fault } = rule
  return (
    <div className="text-sm text-fg-2">
      <p>
        {last === null ? t("exports.never") : t("exports.last", { time: moment(last) })}
        {written + waiting + failed > 0 && ` · ${t("exports.counts", { written, waiting, failed })}`}
      </p>
      {removed + conflicts > 0 && <p>{t("exports.changedThere", { removed, conflicts })}</p>}
      {off !== null && <p className={off === "owner" ? "text-fg-3" : "text-bad"}>{t(`exports.off.${off}`)}</p>}
      {fault !== null && (
        <p className={off === null ? "text-warn" : "text-bad"}>
          {off === null && since !== null && `${t("exports.failing", { time: moment(since) })} `}
          {faultText(fault, null)}
        </p>
      )}
    </div>
  )
}
