import { useText } from "#web/lib/text.ts"
import type { Target } from "./rule.ts"

/** What the fields of a rule are called, which a refusal names as well. */
export const useLabels = (target: Target) => {
  const t = useText("automation/export-form")
  const form = useText("automation/form")
  const words = useText("automation")
  const isBucket = target === "s3"
  return {
    target: t("exportForm.target"),
    url: isBucket ? form("form.endpoint") : t("exportForm.url"),
    bucket: form("form.bucket"),
    region: form("form.region"),
    user: isBucket ? form("form.key") : t("exportForm.user"),
    secret: isBucket ? form("form.secret") : t("exportForm.secret"),
    path: isBucket ? form("form.prefix") : t("exportForm.path"),
    template: t("exportForm.template"),
    name: words("automation.name"),
  }
}
