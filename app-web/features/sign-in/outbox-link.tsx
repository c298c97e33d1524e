import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Inbox } from "lucide-react"
import type { ReactElement } from "react"

/** Whether the reader can open the page of the mails that this server stores instead of sending. */
export const hasOutbox = settings.outbox && ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)

/** A link to the messages that this server stores instead of sending; nothing if it sends them. */
export const OutboxLink = (): ReactElement | null => {
  const t = useText("sign-in")
  if (!hasOutbox) return null
  return (
    <>
      <a href="/outbox" className={buttonStyle({ tone: "soft", size: "lg" }, "mt-4 w-full")}>
        <Inbox />
        {t("signIn.outbox")}
      </a>
      <p className="mt-2 text-sm text-fg-2">{t("signIn.outboxHint")}</p>
    </>
  )
}
