import { sentenceBreak } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { Button } from "#web/ui/button.tsx"
import { NoticeBar } from "#web/ui/notice-bar.tsx"
import { Copy } from "lucide-react"
import type { ReactElement } from "react"

/** Asks to open the page in a real browser. */
export const InAppNotice = ({ onDismiss }: { readonly onDismiss: () => void }): ReactElement => {
  const t = useText("notices")
  const reader = useLanguage()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      toast(t("inApp.copied"), { tone: "good" })
    } catch {
      toast(t("inApp.copyFailed"), { tone: "bad" })
    }
  }
  return (
    <NoticeBar
      banner="in_app"
      label={t("inApp.title")}
      text={t("inApp.title") + sentenceBreak(reader) + t("inApp.text")}
      isUrgent
      action={
        <Button size="sm" className="max-md:!h-11" onClick={() => void copy()}>
          <Copy />
          {t("inApp.copy")}
        </Button>
      }
      dismissal={{ label: t("notices.dismiss"), onDismiss }}
    />
  )
}
