import type { ClipboardEvent, ReactElement } from "react"
import { useId } from "react"
import { Input } from "./input.tsx"
import { Said } from "./said.tsx"

interface AddressInputProps {
  readonly label: string
  readonly value: string
  /** What is said below, until something is wrong. */
  readonly hint: string | null
  /** Why the address that is in the field was refused; null if it was not. */
  readonly fault: string | null
  readonly onChange: (value: string) => void
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  /** Buttons beside the field. */
  readonly children?: ReactElement | ReadonlyArray<ReactElement>
}

/** Where a pasted address goes, with what is said about it. */
export const AddressInput = (
  { label, value, hint, fault, onChange, onPaste, children }: AddressInputProps,
): ReactElement => {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-[540]">{label}</label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={value}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-said`}
          onPaste={onPaste}
          onChange={({ target }) => onChange(target.value)}
          className="min-w-0 flex-1 basis-60 max-md:!h-11"
        />
        {children}
      </div>
      <div id={`${id}-said`} className="mt-2 text-sm">
        <output className="block text-fg-3">{fault === null ? hint : null}</output>
        {fault !== null && (
          <p role="alert" className="text-bad">
            <Said text={fault} />
          </p>
        )}
      </div>
    </>
  )
}
