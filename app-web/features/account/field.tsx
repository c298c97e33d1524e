import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type ReactElement, type ReactNode, useId } from "react"

/** The state of a field's last change, such as a mutation. */
interface Saving {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: unknown
}

interface FieldProps {
  readonly label: string
  readonly hint?: string
  readonly saving: Saving
  readonly children: (own: { readonly id: string; readonly "aria-describedby": string }) => ReactNode
}

/** A field that is saved as soon as it loses focus, and says so. */
export const Field = ({ label, hint, saving, children }: FieldProps): ReactElement => {
  const t = useText("account")
  const id = useId()
  const { isPending, isSuccess, error } = saving
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-[540]">{label}</label>
      {children({ id, "aria-describedby": `${id}-about` })}
      <div id={`${id}-about`} className="mt-1.5 text-sm text-fg-3">
        {hint !== undefined && <p>{hint}</p>}
        <output>{isPending ? t("account.saving") : isSuccess ? t("account.saved") : ""}</output>
        {error !== null && <p role="alert" className="text-bad">{errorMessage(error)}</p>}
      </div>
    </div>
  )
}
