import { Input } from "#web/ui/input.tsx"
import { type ReactElement, useId } from "react"

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly hint?: string
  readonly isSecret?: boolean
  /** Whether what was sent last was refused because of it. */
  readonly isWrong?: boolean
  readonly onChange: (value: string) => void
}

/** A line of text with its label. */
export const TextField = (
  { label, value, hint, isSecret = false, isWrong = false, onChange }: TextFieldProps,
): ReactElement => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-[540]">{label}</label>
      <Input
        id={id}
        type={isSecret ? "password" : "text"}
        value={value}
        maxLength={1000}
        autoComplete={isSecret ? "new-password" : "off"}
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="w-full max-md:!h-11"
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && <p id={`${id}-hint`} className="mt-1 text-sm text-fg-3">{hint}</p>}
    </div>
  )
}
