import { useText } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { Eye, RefreshCw } from "lucide-react"
import { type ReactElement, useState } from "react"
import { CopiedAddress } from "./copied-address.tsx"
import type { Share, ShareChanges } from "./use-share.ts"

interface PublicLinkProps {
  readonly share: Share
  readonly address: string
  readonly changes: ShareChanges
}

/** The link while it is on: copy, preview and replace. */
export const PublicLink = ({ share, address, changes }: PublicLinkProps): ReactElement => {
  const t = useText("sharing")
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <CopiedAddress label={t("share.public")} address={address} />
      <div className="mt-2 flex flex-wrap items-center gap-1">
        <a
          href={share.preview_url ?? address}
          target="_blank"
          rel="noreferrer noopener"
          className={buttonStyle({ tone: "ghost", size: "sm" }, "max-md:!h-11")}
        >
          <Eye />
          {t("share.preview")}
        </a>
        <Button
          tone="ghost"
          size="sm"
          className="max-md:!h-11"
          disabled={changes.isPending}
          onClick={() => setIsAsking(true)}
        >
          <RefreshCw />
          {t("share.renew")}
        </Button>
        <span className="ml-auto text-sm text-fg-3">{t("share.views", { count: share.views })}</span>
      </div>
      {isAsking && (
        <Confirm
          title={t("share.renewTitle")}
          description={t("share.renewText")}
          act={t("share.renew")}
          danger
          onAct={changes.renew}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
