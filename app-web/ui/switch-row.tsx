import { type ReactElement, useId } from "react"
import { Switch } from "./switch.tsx"

interface SwitchRowProps {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A switch with its label and a hint. */
export const SwitchRow = ({ label, hint, checked, onChange }: SwitchRowProps): ReactElement => {
  const id = useId()
  return (
    <div className="mt-4 flex items-center gap-3 px-1 py-1">
      <label htmlFor={id} className="flex-1">
        <span className="block font-[540]">{label}</span>
        <span id={`${id}-hint`} className="block text-sm text-fg-3">{hint}</span>
      </label>
      <Switch
        id={id}
        checked={checked}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onCheckedChange={onChange}
      />
    </div>
  )
}
