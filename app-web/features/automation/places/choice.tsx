import { Select } from "#web/ui/select.tsx"
import { type ReactElement, type ReactNode, useId } from "react"

interface ChoiceProps {
  readonly label: string
  readonly value: string | number
  readonly onChange: (value: string) => void
  /** The options. */
  readonly children: ReactNode
}

/** A list to choose from, with its label. */
export const Choice = ({ label, value, onChange, children }: ChoiceProps): ReactElement => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-[540]">{label}</label>
      <Select
        id={id}
        value={value}
        className="w-full [&>select]:w-full max-md:[&>select]:!h-11"
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </Select>
    </div>
  )
}
