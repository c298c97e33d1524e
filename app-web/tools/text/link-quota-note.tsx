import { useText } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { Copy } from "lucide-react"
import { type ReactElement, useEffect, useState } from "react"
import { client } from "../calls/client.ts"
import { useWho, type Who } from "../calls/guest.ts"
import { LoginCall } from "../parts/login.tsx"
import { Note } from "../parts/note.tsx"
import { copyText } from "./copy-text.ts"

export const isSpent = ({ used, limit }: LinkQuota): boolean => limit !== null && used >= limit

/** How many videos are left, and what brings more once none are. */
export const LinkQuotaNote = ({ quota }: { readonly quota: LinkQuota }): ReactElement => {
  const t = useText("tools/text")
  const who = useWho()
  const { used, limit } = quota
  const counter = limit === null ? t("video.unlimited") : t("video.used", { used, count: limit })
  if (!isSpent(quota)) return <p className="tnum mt-3 text-sm text-fg-2">{counter}</p>
  if (who === "member") return <SpentMember counter={counter} invitation={quota.referral_link} />
  // A visitor’s one use may have gone to another tool.
  return (
    <div className="mt-4 grid gap-3">
      <Note tone="warn">{t("video.spentGuest")}</Note>
      <LoginCall />
    </div>
  )
}

interface SpentMemberProps {
  readonly counter: string
  readonly invitation: string | null
}

const SpentMember = ({ counter, invitation }: SpentMemberProps): ReactElement => {
  const t = useText("tools/text")
  return (
    <div className="mt-4 grid gap-3">
      <p className="tnum text-sm text-fg-2">{counter}</p>
      <Note tone="warn">{t("video.spent")}</Note>
      <div className="flex flex-wrap gap-2">
        {invitation !== null && (
          <Button className="max-sm:h-11" onClick={() => void copyText(invitation)}>
            <Copy />
            {t("video.invite")}
          </Button>
        )}
        <a href="/transcribe/payment/plans" className={buttonStyle({ tone: "primary" }, "max-sm:h-11")}>
          {t("video.upgrade")}
        </a>
      </div>
    </div>
  )
}

type LinkQuota = Awaited<ReturnType<typeof client.link.getLinkQuota.query>>

interface Known {
  readonly who: Who
  readonly quota: LinkQuota | null
}

/** The visitor's video links; null until known, and for a visitor who has made nothing yet. */
export const useLinkQuota = (isBusy: boolean): LinkQuota | null => {
  const who = useWho()
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    if (who === "nobody" || isBusy) return
    client.link.getLinkQuota.query({}).then(
      (quota) => setKnown({ who, quota }),
      // The counter is only missing then: a refusal is said when a video is asked for.
      () => setKnown({ who, quota: null }),
    )
  }, [who, isBusy])
  return known?.who === who ? known.quota : null
}
