import { useText } from "#web/lib/text.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { type ReactElement, useState } from "react"
import { RuleDialog } from "./rule-dialog.tsx"
import { useRuleName } from "./rule-words.ts"
import { changeOf, type Draft, draftOf, type ExportRule, type Target } from "./rule.ts"

interface EditRuleProps {
  readonly rule: ExportRule
  readonly targets: ReadonlyArray<Target>
}

/** Changes a rule, in a dialog. */
export const EditRule = ({ rule, targets }: EditRuleProps): ReactElement => {
  const t = useText("automation/exports")
  const words = useText("automation")
  const name = useRuleName(rule)
  const [draft, setDraft] = useState<Draft | null>(null)
  const utils = trpc.useUtils()
  const edit = trpc.automaticExport.editExportRule.useMutation({
    ...slow,
    onSuccess: () => setDraft(null),
    onSettled: () => utils.automaticExport.invalidate(),
  })
  const save = () => {
    const change = draft === null ? null : changeOf(rule, draft)
    if (change !== null) edit.mutate({ ...change, id: rule.id })
  }
  return (
    <>
      <ActionButton
        aria-label={words("automation.edit", { name })}
        onClick={() => {
          edit.reset()
          setDraft(draftOf(rule))
        }}
      >
        {t("act.edit")}
      </ActionButton>
      {draft !== null && (
        <RuleDialog
          title={t("exports.editTitle")}
          before={rule}
          draft={draft}
          targets={targets.includes(rule.target) ? targets : [rule.target, ...targets]}
          saving={edit}
          onChange={setDraft}
          onSave={save}
          onClose={() => setDraft(null)}
        />
      )}
    </>
  )
}
