import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import type { ReactElement } from "react"
import { client } from "../calls/client.ts"
import { FieldDialog } from "../parts/field-dialog.tsx"

/** Where a promo code is used. */
export const PromoDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("tools/parts")
  const tBalance = useText("balance")
  const redeem = async (code: string): Promise<void> => {
    const { minutes, trial_days: days } = await client.promo.redeemCode.mutate({ code })
    const gain = minutes > 0 ? tBalance("promo.minutes", { count: minutes }) : tBalance("promo.days", { count: days })
    toast(gain, { tone: "good" })
  }
  return (
    <FieldDialog
      title={t("account.promo")}
      label={tBalance("promo.label")}
      act={tBalance("promo.use")}
      initial=""
      most={64}
      faultOf={(code) => code.trim() === "" ? tBalance("promo.required") : null}
      save={redeem}
      unexplained={t("account.noCode")}
      onClose={onClose}
    />
  )
}
