import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { Check, Copy } from "lucide-react"
import { type ReactElement, useRef, useState } from "react"

interface CopiedAddressProps {
  readonly label: string
  readonly address: string
}

/** An address with a button that copies it. If the browser refuses, the address is selected instead. */
export const CopiedAddress = ({ label, address }: CopiedAddressProps): ReactElement => {
  const t = useText("sharing")
  const own = useText("sharing")
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<{ readonly address: string; readonly isDone: boolean } | null>(null)
  const now = copied?.address === address ? copied : null
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied({ address, isDone: true })
    } catch {
      setCopied({ address, isDone: false })
      field.current?.select()
    }
  }
  return (
    <div className="mt-3">
      <div className="flex gap-2">
        <Input
          ref={field}
          readOnly
          aria-label={label}
          value={address}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 max-md:h-11"
        />
        <Button tone="primary" className="!h-10 max-md:!h-11" onClick={() => void copy()}>
          {now?.isDone === true ? <Check /> : <Copy />}
          {own(now?.isDone === true ? "act.copied" : "act.copy")}
        </Button>
      </div>
      <output className="sr-only">{now?.isDone === true && own("act.copied")}</output>
      {now?.isDone === false && <p role="alert" className="mt-2 text-sm text-bad">{t("share.copyFailed")}</p>}
    </div>
  )
}
