import { minutesLeft } from "#web/entities/plan/minutes-left.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { settings } from "#web/lib/settings.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useRef } from "react"
import { client } from "../calls/client.ts"
import { useAnswer } from "../calls/use-answer.ts"
import { Note } from "../parts/note.tsx"
import { ToolDialog } from "../parts/tool-dialog.tsx"

const ask = async () => {
  const [usage, links] = await Promise.all([client.plan.getUsage.query({}), client.link.getLinkQuota.query({})])
  return { usage, links }
}

/** What is left of the minutes and of the video links. */
export const UsageDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("tools/parts")
  const tPlan = useText("plan")
  const tText = useText("tools/text")
  const tOwn = useText("subscription")
  const reader = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const { data, failure } = useAnswer(ask, t("account.noUsage"))
  const links = (used: number, limit: number | null) =>
    limit === null ? tText("video.unlimited") : tText("video.used", { used, count: limit })
  return (
    <ToolDialog dialog={dialog} title={t("account.usage")} onClose={onClose}>
      <div className="mt-2 grid min-h-12 gap-1 text-md text-fg-2" aria-live="polite">
        {failure !== null && <Note tone="bad">{failure}</Note>}
        {data !== null && (
          <>
            <p>
              {data.usage.is_limited
                ? joinSentences(minutesLeft(data.usage, tPlan, reader), reader)
                : tOwn("subscription.ownServer")}
            </p>
            {data.links.is_offered && <p className="tnum">{links(data.links.used, data.links.limit)}</p>}
          </>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button className="max-sm:h-11" onClick={() => dialog.current?.close()}>{t("act.close")}</Button>
        {settings.plans === "on" && (
          <a href="/transcribe/payment/plans" className={buttonStyle({ tone: "primary" }, "max-sm:h-11")}>
            {tOwn("subscription.plans")}
          </a>
        )}
      </div>
    </ToolDialog>
  )
}
