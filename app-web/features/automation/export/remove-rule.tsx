import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import type { ReactElement } from "react"
import { RemoveButton } from "../rows/remove-button.tsx"
import type { ExportRule } from "./rule.ts"
import { useRuleName } from "./use-rule-name.ts"

interface RemoveRuleProps {
  readonly rule: ExportRule
  readonly onRemoved: () => void
}

/** Deletes a rule with its log, after asking. */
export const RemoveRule = ({ rule, onRemoved }: RemoveRuleProps): ReactElement => {
  const t = useText("automation/exports")
  const name = useRuleName(rule)
  const utils = trpc.useUtils()
  const remove = trpc.automaticExport.deleteExportRule.useMutation({
    onSuccess: onRemoved,
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.automaticExport.listExportRules.invalidate(),
  })
  return (
    <RemoveButton
      label={t("exports.delete", { name })}
      title={t("exports.deleteTitle", { name })}
      text={t("exports.deleteText")}
      act={t("act.delete")}
      onAct={() => remove.mutate({ id: rule.id })}
    />
  )
}
