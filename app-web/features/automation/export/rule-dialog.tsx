import { useText } from "#web/lib/text.ts"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import type { ReactElement, ReactNode } from "react"
import { FolderChoice } from "../form/choice.tsx"
import { fieldFaults } from "../form/field-faults.ts"
import { FormDialog } from "../form/form-dialog.tsx"
import { TextField } from "../form/text-field.tsx"
import { ContentFields } from "./content-fields.tsx"
import { NameField } from "./name-field.tsx"
import { PlaceFields } from "./place-fields.tsx"
import type { Draft, ExportRule, Target } from "./rule.ts"
import { useLabels } from "./use-labels.ts"

interface RuleDialogProps {
  readonly title: string
  /** Null for a rule that is not there yet. */
  readonly before: ExportRule | null
  readonly draft: Draft
  readonly targets: ReadonlyArray<Target>
  readonly saving: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void }
  readonly onChange: (draft: Draft) => void
  readonly onSave: () => void
  readonly onClose: () => void
  /** What else can be chosen. */
  readonly children?: ReactNode
}

/** Where a rule writes to, what it writes of which files, and what they are called. */
export const RuleDialog = (
  { title, before, draft, targets, saving, onChange, onSave, onClose, children }: RuleDialogProps,
): ReactElement => {
  const t = useText("automation/export-form")
  const labels = useLabels(draft.target)
  const faults = fieldFaults(saving.error, labels)
  const change = (part: Partial<Draft>) => {
    if (saving.error !== null) saving.reset()
    onChange({ ...draft, ...part })
  }
  return (
    <FormDialog
      grows
      title={title}
      isPending={saving.isPending}
      isComplete={draft.formats.length > 0}
      fault={faults.rest}
      onSave={onSave}
      onClose={onClose}
    >
      <Group title={t("exportForm.where")}>
        <PlaceFields
          draft={draft}
          before={before}
          targets={targets}
          labels={labels}
          faults={faults}
          onChange={change}
        />
      </Group>
      <Group title={t("exportForm.what")}>
        <ContentFields draft={draft} onChange={change} />
      </Group>
      <Group title={t("exportForm.which")}>
        <FolderChoice
          label={t("exportForm.folder")}
          value={draft.folder_id}
          none={t("nav.files")}
          onChange={(folder) => change({ folder_id: folder })}
        />
        <SwitchRow
          label={t("exportForm.shared")}
          hint={t("exportForm.sharedHint")}
          checked={draft.has_shared}
          onChange={(isOn) => change({ has_shared: isOn })}
        />
        {children}
      </Group>
      <Group title={t("exportForm.names")}>
        <NameField draft={draft} label={labels.template} fault={faults.of("template")} onChange={change} />
        <TextField
          label={t("exportForm.ruleName")}
          value={draft.name}
          most={100}
          fault={faults.of("name")}
          onChange={(name) => change({ name })}
        />
      </Group>
    </FormDialog>
  )
}

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of a long form. */
const Group = ({ title, children }: GroupProps): ReactElement => (
  <fieldset className="border-t pt-4 first:border-0 first:pt-0">
    <legend className="float-left mb-3 w-full text-md font-[620]">{title}</legend>
    <div className="clear-both grid gap-4 *:mt-0">{children}</div>
  </fieldset>
)
