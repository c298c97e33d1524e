import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { type ReactElement, useEffect, useState } from "react"
import { fieldFaults } from "../form/field-faults.ts"
import { TextField } from "../form/text-field.tsx"
import type { Draft } from "./rule.ts"

interface NameFieldProps {
  readonly draft: Draft
  readonly label: string
  /** Why the template was refused; null if it was not. */
  readonly fault: string | null
  readonly onChange: (part: Partial<Draft>) => void
}

/** Milliseconds without a key before the server is asked. */
const quiet = 300

/** What a template can name, with the text that explains it. */
const tokens = [
  ["title", "title"],
  ["date", "date"],
  ["year", "part"],
  ["month", "part"],
  ["day", "part"],
  ["time", "time"],
  ["folder", "folder"],
  ["kind", "kind"],
  ["id", "id"],
] as const

/** What files are called: the template, and what becomes of it. */
export const NameField = ({ draft, label, fault, onChange }: NameFieldProps): ReactElement => {
  const t = useText("automation/export-form")
  const template = useQuiet(draft.template)
  const { formats: [format], content, flavour } = draft
  const shown = trpc.automaticExport.previewExportName.useQuery(
    { template, content, flavour, ...format !== undefined && { format } },
    { placeholderData: (old) => old },
  )
  return (
    <div>
      <TextField
        label={label}
        value={draft.template}
        most={300}
        fault={fault ?? fieldFaults(shown.error, { template: label }).of("template")}
        onChange={(value) => onChange({ template: value })}
      />
      <output className="mt-2 block text-sm text-fg-3">
        {shown.data !== undefined && (
          <>
            {t("exportForm.example")}
            {shown.data.names.map((name) => (
              <span key={name} className="mt-0.5 block font-mono break-all text-fg-2">{name}</span>
            ))}
          </>
        )}
      </output>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-9 items-center text-fg-2 underline underline-offset-2 max-md:min-h-11">
          {t("exportForm.tokens")}
        </summary>
        <p className="mt-1 text-fg-2">{t("exportForm.tokensHint")}</p>
        <dl className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1">
          {tokens.map(([token, meaning]) => (
            <div key={token} className="contents">
              <dt className="font-mono">{`{${token}}`}</dt>
              <dd className="text-fg-2">{t(`exportForm.token.${meaning}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

/** A text once nobody has typed for a moment. */
const useQuiet = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
