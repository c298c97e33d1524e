import { useText } from "#web/lib/text.ts"
import { type ExportRule, nameOf } from "./rule.ts"

/** What a rule is called on the page: a folder of the server needs neither name nor path. */
export const useRuleName = (rule: ExportRule): string => {
  const t = useText("automation/form")
  return nameOf(rule) ?? t("place.folder")
}
