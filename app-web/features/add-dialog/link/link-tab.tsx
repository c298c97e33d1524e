import { OptionFields } from "#web/entities/transcription-options/option-fields.tsx"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Input } from "#web/ui/input.tsx"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"
import { closeAdd } from "../add-state.ts"
import { isUsedUp, linkChoice } from "./link-choice.ts"
import { LinkField } from "./link-field.tsx"
import { LinkedVideo } from "./linked-video.tsx"

/** A video on another site: its link, what is behind it, and its options. Captions have nothing to detect. */
export const LinkTab = (): ReactElement => {
  const { video, takesCaptions } = useStore(linkChoice)
  return (
    <>
      <LinkField />
      {video !== null && <LinkedVideo video={video} />}
      {video !== null && !takesCaptions && <OptionFields />}
      <LinkQuota />
    </>
  )
}

/** How many video links are used; when all are, how to get more. Nothing where there is no limit. */
const LinkQuota = (): ReactElement | null => {
  const t = useText("add-dialog/link")
  const { data: quota } = trpc.link.getLinkQuota.useQuery({})
  if (quota === undefined || quota.limit === null) return null
  const { used, limit, referral_link: invitation } = quota
  return (
    <div className="mt-4 text-sm text-fg-2">
      <p className="tnum">{t("link.quota", { used, count: limit })}</p>
      {isUsedUp(quota) && (
        <>
          <p className="mt-1 text-warn">{t("link.usedUp")}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            {invitation !== null && (
              <Input
                readOnly
                aria-label={t("link.invite")}
                value={invitation}
                onFocus={({ target }) => target.select()}
                className="min-w-0 flex-1 max-md:!h-11 max-sm:basis-full"
              />
            )}
            <Link
              to="/payment/plans"
              onClick={closeAdd}
              className="inline-flex min-h-9 items-center text-accent-text underline underline-offset-2 max-md:min-h-11"
            >
              {t("link.plans")}
            </Link>
          </div>
        </>
      )}
    </div>
  )
}
