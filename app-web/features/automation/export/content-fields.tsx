import { ProMark } from "#web/entities/export/pro-mark.tsx"
import { useText } from "#web/lib/text.ts"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import type { ReactElement } from "react"
import { Checks } from "../form/checks.tsx"
import { Choice } from "../form/choice.tsx"
import type { Draft } from "./rule.ts"

const formats = ["md", "docx", "pdf", "txt", "srt", "vtt", "json"] as const
const contents = ["all", "transcript", "summary"] as const
const flavours = ["obsidian", "logseq", "plain"] as const

interface ContentFieldsProps {
  readonly draft: Draft
  readonly onChange: (part: Partial<Draft>) => void
}

/** What is written of a file, and in which formats. */
export const ContentFields = ({ draft, onChange }: ContentFieldsProps): ReactElement => {
  const t = useText("automation/export-form")
  const words = useText("automation/exports")
  const kinds = useText("export")
  const options = formats.map((value) => ({
    value,
    label: kinds(`export.${value}`),
    aside: value === "pdf" && <ProMark />,
  }))
  return (
    <>
      <Checks
        legend={words("exports.formats")}
        options={options}
        chosen={draft.formats}
        className="grid grid-cols-2"
        onChange={(chosen) => onChange({ formats: chosen })}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Choice
          label={t("exportForm.content")}
          value={draft.content}
          onChange={(value) => onChange({ content: contents.find((one) => one === value) ?? "all" })}
        >
          {contents.map((one) => <option key={one} value={one}>{words(`exports.content.${one}`)}</option>)}
        </Choice>
        {draft.formats.includes("md") && (
          <Choice
            label={t("exportForm.flavour")}
            value={draft.flavour}
            onChange={(value) => onChange({ flavour: flavours.find((one) => one === value) ?? "obsidian" })}
          >
            {flavours.map((one) => <option key={one} value={one}>{words(`exports.flavour.${one}`)}</option>)}
          </Choice>
        )}
      </div>
      <SwitchRow
        label={t("exportForm.translations")}
        hint={t("exportForm.translationsHint")}
        checked={draft.has_translations}
        onChange={(isOn) => onChange({ has_translations: isOn })}
      />
    </>
  )
}
