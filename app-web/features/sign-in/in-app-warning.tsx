import { toast } from "#web/lib/toasts.ts"
import { Button } from "#web/ui/button.tsx"
import { Copy, ExternalLink } from "lucide-react"
import { type ReactElement, useRef } from "react"
import { useText } from "./texts.ts"

/** Asks to open the page in a real browser. The address can be copied, by hand if the app forbids it. */
export const InAppWarning = (): ReactElement => {
  const t = useText()
  const address = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      toast(t("signIn.inAppCopied"), { tone: "good" })
    } catch {
      address.current?.select()
      toast(t("signIn.inAppCopyFailed"), { tone: "bad" })
    }
  }
  return (
    <section role="alert" className="mt-6 rounded-lg bg-warn-soft p-4">
      <h2 className="flex items-center gap-2 font-[600]">
        <ExternalLink className="size-4 shrink-0" />
        {t("signIn.inApp")}
      </h2>
      <p className="mt-1 text-sm text-fg-2">{t("signIn.inAppText")}</p>
      <div className="mt-3 flex gap-2">
        <input
          ref={address}
          readOnly
          aria-label={t("signIn.inAppAddress")}
          value={location.href}
          className="min-w-0 flex-1 truncate rounded-md bg-surface px-3 text-sm text-fg-2"
        />
        <Button onClick={() => void copy()}>
          <Copy />
          {t("signIn.inAppCopy")}
        </Button>
      </div>
    </section>
  )
}
