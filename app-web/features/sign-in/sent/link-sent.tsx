import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { MailCheck } from "lucide-react"
import type { ReactElement } from "react"
import { ComplianceNote } from "../compliance/compliance-note.tsx"
import { hasOutbox, OutboxLink } from "../outbox-link.tsx"
import { ResendRow } from "../resend-row.tsx"

interface LinkSentProps {
  readonly email: string
  readonly onAgain: () => void
  readonly onOther: () => void
}

/** Where to find the link: in an inbox only if mail leaves this server. Another one can be sent after a minute. */
export const LinkSent = ({ email, onAgain, onOther }: LinkSentProps): ReactElement => {
  const t = useText("sign-in/sent")
  const own = useText("sign-in")
  const { sendsMail } = settings
  return (
    <output className="block">
      <h2 className="text-xl font-[620]">{t(sendsMail ? "sent.look" : "sent.ready")}</h2>
      <p className="mt-2 text-md text-fg-2">
        {t(sendsMail ? "sent.text" : hasOutbox ? "sent.outbox" : "sent.stored", { email })}
      </p>
      {sendsMail && (
        <p className="mt-6 flex items-center gap-3 rounded-lg bg-sunken p-4 text-fg-2">
          <MailCheck className="size-5 shrink-0 text-accent-text" />
          {t("sent.spam")}
        </p>
      )}
      <ComplianceNote email={email} />
      <OutboxLink />
      <ResendRow otherLabel={own("signIn.other")} onAgain={onAgain} onOther={onOther} />
    </output>
  )
}
