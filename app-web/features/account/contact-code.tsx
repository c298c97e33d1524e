import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Input } from "#web/ui/input.tsx"
import { Check } from "lucide-react"
import { type ReactElement, useId, useState } from "react"

interface ContactCodeProps {
  /** The id of the change. */
  readonly change: string
  readonly side: "old" | "new"
  readonly contact: string
  /** Called once both codes are confirmed. */
  readonly onDone: () => void
}

/** Where the six digits that were sent to one side are typed; the last one sends them. */
export const ContactCode = ({ change, side, contact, onDone }: ContactCodeProps): ReactElement => {
  const t = useText("change-address")
  const id = useId()
  const [code, setCode] = useState("")
  const confirm = trpc.contactChange.confirmChange.useMutation({
    onSuccess: ({ is_done: isDone }) => isDone && onDone(),
  })
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/gu, "").slice(0, 6)
    setCode(digits)
    if (digits.length === 6 && digits !== code) confirm.mutate({ id: change, side, code: digits })
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-[540] break-words">
        {t("change.codeOf", { contact })}
      </label>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="w-full tracking-[0.3em] tabular-nums max-md:!h-11"
        value={code}
        disabled={confirm.isPending || confirm.isSuccess}
        aria-invalid={confirm.isError}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => type(target.value)}
      />
      <div id={`${id}-said`} className="mt-1 text-sm">
        <output className="flex items-center gap-1 text-good empty:hidden">
          {confirm.isSuccess && (
            <>
              <Check aria-hidden className="size-4" />
              {t("change.confirmed")}
            </>
          )}
        </output>
        {confirm.isError && <p role="alert" className="text-bad">{errorMessage(confirm.error)}</p>}
      </div>
    </div>
  )
}
