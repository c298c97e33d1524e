import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { BucketFields, type BucketPart } from "../form/bucket-fields.tsx"
import { Choice } from "../form/choice.tsx"
import type { FieldFaults } from "../form/field-faults.ts"
import { TextField } from "../form/text-field.tsx"
import { type Draft, type ExportRule, keepsSecret, kindOf, type Target, withTarget } from "./rule.ts"
import type { useLabels } from "./use-labels.ts"

interface PlaceFieldsProps {
  readonly draft: Draft
  readonly before: ExportRule | null
  readonly targets: ReadonlyArray<Target>
  readonly labels: ReturnType<typeof useLabels>
  readonly faults: FieldFaults
  readonly onChange: (part: Partial<Draft>) => void
}

const partsOfBucket = {
  bucket: "bucket",
  prefix: "path",
  endpoint: "url",
  region: "region",
  key: "user",
  secret: "secret",
} as const satisfies Record<BucketPart, keyof Draft>

/** Where files are written to, and what opens it. */
export const PlaceFields = (
  { draft, before, targets, labels, faults, onChange }: PlaceFieldsProps,
): ReactElement => {
  const t = useText("automation/export-form")
  const form = useText("automation/form")
  const { target } = draft
  const secretHint = before?.has_secret !== true
    ? null
    : t(keepsSecret(before, draft) ? "exportForm.secretKept" : "exportForm.secretOther")
  const fieldOf = (name: "url" | "bucket" | "region" | "user" | "secret" | "path") => ({
    value: draft[name],
    fault: faults.of(name),
    hint: name === "secret" ? secretHint : null,
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <Choice
        label={labels.target}
        value={target}
        fault={faults.of("target")}
        onChange={(value) => onChange(withTarget(draft, targets.find((one) => one === value) ?? target, before))}
      >
        {targets.map((one) => <option key={one} value={one}>{form(`place.${kindOf(one)}`)}</option>)}
      </Choice>
      {target === "s3" && <BucketFields fieldOf={(part) => fieldOf(partsOfBucket[part])} />}
      {target === "webdav" && (
        <>
          <TextField label={labels.url} kind="address" most={2000} {...fieldOf("url")} hint={t("exportForm.urlHint")} />
          <div className="grid items-start gap-4 md:grid-cols-2">
            <TextField label={labels.user} most={200} {...fieldOf("user")} />
            <TextField label={labels.secret} kind="secret" {...fieldOf("secret")} />
          </div>
        </>
      )}
      {target !== "s3" && (
        <TextField
          label={labels.path}
          most={400}
          {...fieldOf("path")}
          hint={target === "folder" ? t("exportForm.folderHint") : null}
        />
      )}
    </>
  )
}
