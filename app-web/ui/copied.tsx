import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { Copy } from "lucide-react"
import type { ReactElement } from "react"
import { Button } from "./button.tsx"

interface CopiedProps {
  readonly what: string
  readonly text: string
  readonly onCopy?: () => void
}

/** A text to take to another program. */
export const Copied = ({ what, text, onCopy }: CopiedProps): ReactElement => {
  const t = useText("copied")
  const copy = () => {
    onCopy?.()
    void navigator.clipboard.writeText(text).then(
      () => toast(t("act.copied")),
      () => toast(t("copied.failed"), { tone: "bad" }),
    )
  }
  return (
    <div>
      <div className="mb-1.5 flex items-end justify-between gap-3">
        <p className="text-sm font-[540]">{what}</p>
        <Button size="sm" className="max-md:!h-11" aria-label={t("copied.act", { what })} onClick={copy}>
          <Copy />
          {t("act.copy")}
        </Button>
      </div>
      <pre className="rounded-md bg-hover p-3 font-mono text-sm break-all whitespace-pre-wrap select-all">{text}</pre>
    </div>
  )
}
