import { useText } from "#web/lib/text.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import { type ReactElement, useState } from "react"
import { RuleDialog } from "./rule-dialog.tsx"
import { newDraft, newRuleOf, type Target } from "./rule.ts"

interface AddRuleProps {
  /** What this server offers. */
  readonly targets: ReadonlyArray<Target>
  readonly onClose: () => void
}

/** A rule that is new, and whether it begins with what is there already. */
export const AddRule = ({ targets, onClose }: AddRuleProps): ReactElement => {
  const t = useText("automation/export-form")
  const words = useText("automation/exports")
  const [draft, setDraft] = useState(newDraft)
  const [hasExisting, setHasExisting] = useState(false)
  const utils = trpc.useUtils()
  const create = trpc.automaticExport.createExportRule.useMutation({
    ...slow,
    onSuccess: onClose,
    onSettled: () => utils.automaticExport.invalidate(),
  })
  const save = () => {
    const rule = newRuleOf(draft)
    if (rule !== null) create.mutate({ ...rule, has_existing: hasExisting })
  }
  return (
    <RuleDialog
      title={words("exports.add")}
      before={null}
      draft={draft}
      targets={targets}
      saving={create}
      onChange={setDraft}
      onSave={save}
      onClose={onClose}
    >
      <SwitchRow
        label={t("exportForm.existing")}
        hint={t("exportForm.existingHint")}
        checked={hasExisting}
        onChange={setHasExisting}
      />
    </RuleDialog>
  )
}
