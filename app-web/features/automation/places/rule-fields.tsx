import { spokenLanguages } from "#web/entities/transcription-options/spoken-languages.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { type ReactElement, useMemo } from "react"
import { Choice, FolderChoice } from "../form/choice.tsx"
import { TextField } from "../form/text-field.tsx"
import type { Rule } from "./place.ts"

const counts = [1, 2, 3, 4, 5, 6, 7, 8]
const ends = ["keep", "move", "delete"] as const

interface RuleFieldsProps {
  readonly rule: Rule
  /** What is of others is neither moved nor deleted. */
  readonly isFeed: boolean
  readonly onChange: (rule: Rule) => void
}

/** What becomes of what is found. */
export const RuleFields = ({ rule, isFeed, onChange }: RuleFieldsProps): ReactElement => {
  const t = useText("automation/places")
  const words = useText("automation")
  const option = useText("transcription-options")
  const reader = useLanguage()
  const languages = useMemo(() => spokenLanguages(reader), [reader])
  return (
    <>
      <TextField label={words("automation.name")} value={rule.name} onChange={(name) => onChange({ ...rule, name })} />
      <div className="grid gap-4 md:grid-cols-2">
        <Choice
          label={option("add.language")}
          value={rule.language}
          onChange={(language) => onChange({ ...rule, language })}
        >
          <option value="auto">{option("add.findOut")}</option>
          {languages.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
        </Choice>
        <Choice
          label={option("add.speakers")}
          value={rule.speakers}
          onChange={(speakers) => onChange({ ...rule, speakers: Number(speakers) })}
        >
          <option value={0}>{option("add.findOut")}</option>
          {counts.map((count) => <option key={count} value={count}>{count.toLocaleString(reader)}</option>)}
        </Choice>
        <FolderChoice
          label={t("places.into")}
          value={rule.folder_id}
          none={t("nav.uncategorized")}
          onChange={(folder) => onChange({ ...rule, folder_id: folder })}
        />
        {!isFeed && (
          <Choice
            label={t("places.afterwards")}
            value={rule.afterwards}
            onChange={(value) => onChange({ ...rule, afterwards: ends.find((one) => one === value) ?? "keep" })}
          >
            {ends.map((one) => <option key={one} value={one}>{t(`places.${one}`)}</option>)}
          </Choice>
        )}
      </div>
    </>
  )
}
