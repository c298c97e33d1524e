import { Button } from "#web/ui/button.tsx"
import { MailCheck } from "lucide-react"
import type { ReactElement } from "react"
import { OutboxLink } from "./outbox-link.tsx"
import { useText } from "./texts.ts"
import { useCountdown } from "./use-countdown.ts"

interface LinkSentProps {
  readonly email: string
  readonly onAgain: () => void
  readonly onOther: () => void
}

/** Seconds before another link can be requested. */
const resendSeconds = 60

/** Where to find the link; another one can be sent after a minute. */
export const LinkSent = ({ email, onAgain, onOther }: LinkSentProps): ReactElement => {
  const t = useText()
  const left = useCountdown(resendSeconds)
  return (
    <output className="block">
      <h2 className="text-xl font-[620]">{t("signIn.look")}</h2>
      <p className="mt-2 text-md text-fg-2">{t("signIn.sent", { email })}</p>
      <p className="mt-6 flex items-center gap-3 rounded-lg bg-sunken p-4 text-fg-2">
        <MailCheck className="size-5 shrink-0 text-accent-text" />
        {t("signIn.spam")}
      </p>
      <OutboxLink />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="lg" className="flex-1" disabled={left > 0} onClick={onAgain}>
          {left > 0 ? t("signIn.againIn", { count: left }) : t("signIn.again")}
        </Button>
        <Button size="lg" tone="ghost" className="flex-1" onClick={onOther}>{t("signIn.other")}</Button>
      </div>
    </output>
  )
}
