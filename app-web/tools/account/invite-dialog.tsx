import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { Copy } from "lucide-react"
import { type ReactElement, useRef } from "react"
import { client } from "../calls/client.ts"
import { useAnswer } from "../calls/use-answer.ts"
import { Note } from "../parts/note.tsx"
import { ToolDialog } from "../parts/tool-dialog.tsx"

const ask = () => client.referral.getReferralInfo.query({})

/** The link to give to others, and what it earned. */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("tools/parts")
  const tBalance = useText("balance")
  const dialog = useRef<HTMLDialogElement>(null)
  const { data, failure } = useAnswer(ask, t("account.noInvitation"))
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast(tBalance("referral.copied"), { tone: "good" }),
      () => toast(tBalance("referral.notCopied"), { tone: "bad" }),
    )
  return (
    <ToolDialog dialog={dialog} title={t("account.invite")} onClose={onClose}>
      <p className="mt-2 text-md text-fg-2">{tBalance("referral.text")}</p>
      <div className="mt-4 min-h-20" aria-live="polite">
        {failure !== null && <Note tone="bad">{failure}</Note>}
        {data !== null && (
          <>
            <Input readOnly aria-label={tBalance("referral.link")} value={data.link} className="max-sm:!h-11" />
            <p className="tnum mt-3 text-sm text-fg-2">
              {tBalance("referral.count", { count: data.successful_referrals })} ·{" "}
              {tBalance("referral.minutes", { count: data.bonus_minutes })}
            </p>
          </>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button className="max-sm:h-11" onClick={() => dialog.current?.close()}>{t("act.close")}</Button>
        <Button
          tone="primary"
          className="max-sm:h-11"
          disabled={data === null}
          onClick={() => data !== null && void copy(data.link)}
        >
          <Copy />
          {tBalance("referral.copy")}
        </Button>
      </div>
    </ToolDialog>
  )
}
