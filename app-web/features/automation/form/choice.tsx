import { Select } from "#web/ui/select.tsx"
import { type ReactElement, type ReactNode, useId } from "react"

interface ChoiceProps {
  readonly label: string
  readonly value: string | number
  /** Why what is chosen was refused; null if it was not. */
  readonly fault?: string | null
  readonly onChange: (value: string) => void
  /** The options. */
  readonly children: ReactNode
}

/** A list to choose from, with its label. */
export const Choice = ({ label, value, fault = null, onChange, children }: ChoiceProps): ReactElement => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-[540]">{label}</label>
      <Select
        id={id}
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        className="w-full [&>select]:w-full max-md:[&>select]:!h-11"
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </Select>
      {fault !== null && <p id={`${id}-fault`} role="alert" className="mt-1 text-sm text-bad">{fault}</p>}
    </div>
  )
}
