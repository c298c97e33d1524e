import { useText } from "#web/lib/text.ts"
import { type ExportRule, type Fault, nameOf } from "./rule.ts"

/** What a rule is called on the page: a folder of the server needs neither name nor path. */
export const useRuleName = (rule: ExportRule): string => {
  const t = useText("automation/form")
  return nameOf(rule) ?? t("place.folder")
}

/** Says why nothing could be written, with the status that a place answered with. */
export const useFaultText = (): (fault: Fault, status: number | null) => string => {
  const t = useText("automation/export-faults")
  return (fault, status) => {
    if (fault === "status") return t("exportFault.status", { status: status ?? "" })
    const text = t(`exportFault.${fault}`)
    return status === null ? text : t("exportFault.said", { fault: text, status })
  }
}
