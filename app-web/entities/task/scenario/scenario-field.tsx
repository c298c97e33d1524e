import { Select } from "#web/ui/select.tsx"
import type { ReactElement } from "react"
import { type Scenario, scenarioOf, scenarios } from "./scenario.ts"
import { useText } from "./texts.ts"

interface ScenarioFieldProps {
  /** Null to find out. */
  readonly value: Scenario | null
  /** What to call finding out. */
  readonly findOut: string
  readonly onChange: (value: Scenario | null) => void
  readonly className?: string
}

/** Asks what kind of recording it is. */
export const ScenarioField = ({ value, findOut, onChange, className = "" }: ScenarioFieldProps): ReactElement => {
  const t = useText()
  return (
    <label className={`min-w-0 ${className}`}>
      <span className="mb-1.5 block text-sm font-[540]">{t("scenario.kind")}</span>
      <Select
        className="w-full max-md:[&>select]:h-11"
        value={value ?? ""}
        onChange={({ target }) => onChange(scenarioOf(target.value))}
      >
        <option value="">{findOut}</option>
        {scenarios.map((one) => <option key={one} value={one}>{t(`scenario.${one}`)}</option>)}
      </Select>
    </label>
  )
}
