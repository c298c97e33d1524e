import { optionField, optionLabel, optionSelect } from "#web/entities/task/scenario/option-style.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Select } from "#web/ui/select.tsx"
import { type ReactElement, useMemo } from "react"
import { spokenLanguages } from "./spoken-languages.ts"
import { setOptions, transcriptionOptions } from "./transcription-options.ts"

/** What is spoken; detected by default. */
export const LanguageField = (): ReactElement => {
  const t = useText("transcription-options")
  const reader = useLanguage()
  const { language } = useStore(transcriptionOptions)
  const languages = useMemo(() => spokenLanguages(reader), [reader])
  return (
    <label className={optionField}>
      <span className={optionLabel}>{t("add.language")}</span>
      <Select
        className={optionSelect}
        value={language}
        onChange={({ target }) => setOptions({ language: target.value })}
      >
        <option value="auto">{t("add.findOut")}</option>
        {languages.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
      </Select>
    </label>
  )
}
