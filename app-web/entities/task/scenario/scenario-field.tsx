import { useText } from "#web/lib/text.ts"
import { Select } from "#web/ui/select.tsx"
import type { ReactElement } from "react"
import { optionField, optionLabel, optionSelect } from "./option-style.ts"
import { type Scenario, scenarioOf, scenarios } from "./scenario.ts"

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
