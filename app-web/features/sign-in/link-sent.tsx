import { MailCheck } from "lucide-react"
import type { ReactElement } from "react"
import { ComplianceNote } from "./compliance/compliance-note.tsx"
import { OutboxLink } from "./outbox-link.tsx"
import { ResendRow } from "./resend-row.tsx"
import { useText } from "./texts.ts"

interface LinkSentProps {
  readonly email: string
  readonly onAgain: () => void
  readonly onOther: () => void
}

/** Where to find the link; another one can be sent after a minute. */
export const LinkSent = ({ email, onAgain, onOther }: LinkSentProps): ReactElement => {
  const t = useText()
  return (
    <output className="block">
      <h2 className="text-xl font-[620]">{t("signIn.look")}</h2>
      <p className="mt-2 text-md text-fg-2">{t("signIn.sent", { email })}</p>
      <p className="mt-6 flex items-center gap-3 rounded-lg bg-sunken p-4 text-fg-2">
        <MailCheck className="size-5 shrink-0 text-accent-text" />
        {t("signIn.spam")}
      </p>
      <ComplianceNote email={email} />
      <OutboxLink />
      <ResendRow otherLabel={t("signIn.other")} onAgain={onAgain} onOther={onOther} />
    </output>
  )
}
