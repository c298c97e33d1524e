import { Input } from "#web/ui/input.tsx"
import { Said } from "#web/ui/said.tsx"
import { type ReactElement, useId } from "react"

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly kind?: "text" | "secret" | "address"
  readonly most?: number
  readonly hint?: string | null
  /** Why what is in the field was refused; null if it was not. */
  readonly fault?: string | null
  readonly onChange: (value: string) => void
}

/** A line of text with its label. */
export const TextField = (
  { label, value, kind = "text", most = 1000, hint = null, fault = null, onChange }: TextFieldProps,
): ReactElement => {
  const id = useId()
  const said = fault ?? hint
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-[540]">{label}</label>
      <Input
        id={id}
        type={kind === "secret" ? "password" : "text"}
        inputMode={kind === "address" ? "url" : undefined}
        value={value}
        maxLength={most}
        autoComplete={kind === "secret" ? "new-password" : "off"}
        spellCheck={false}
        aria-invalid={fault !== null}
        aria-describedby={said === null ? undefined : `${id}-said`}
        className="w-full max-md:!h-11"
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-said`} className="text-sm">
        {fault === null
          ? hint !== null && <p className="mt-1 text-fg-3">{hint}</p>
          : (
            <p role="alert" className="mt-1 text-bad">
              <Said text={fault} />
            </p>
          )}
      </div>
    </div>
  )
}
