import { type Scenario, scenarioOf, scenarios } from "#web/entities/task/scenario/scenario.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Select } from "#web/ui/select.tsx"
import { type ReactElement, useMemo } from "react"
import { spokenLanguages } from "./spoken-languages.ts"
import { setOptions, transcriptionOptions } from "./transcription-options.ts"

/** A choice about a new recording: in a row of its own on phones, where a column is too narrow for its words. */
export const optionField = "min-w-0 max-md:flex max-md:items-center max-md:justify-between max-md:gap-3"
export const optionLabel = "block text-sm font-[540] md:mb-1.5"
export const optionSelect = "w-full max-md:w-3/5 max-md:shrink-0 max-md:[&>select]:h-11"

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

interface ScenarioFieldProps {
  /** Null to find out. */
  readonly value: Scenario | null
  /** The label for automatic detection. */
  readonly findOut: string
  readonly onChange: (value: Scenario | null) => void
}

/** Asks for the kind of recording. */
export const ScenarioField = ({ value, findOut, onChange }: ScenarioFieldProps): ReactElement => {
  const t = useText("task/scenario")
  return (
    <label className={optionField}>
      <span className={optionLabel}>{t("scenario.kind")}</span>
      <Select
        className={optionSelect}
        value={value ?? ""}
        onChange={({ target }) => onChange(scenarioOf(target.value))}
      >
        <option value="">{findOut}</option>
        {scenarios.map((one) => <option key={one} value={one}>{t(`scenario.${one}`)}</option>)}
      </Select>
    </label>
  )
}
