import type { ReactElement } from "react"
import { dayOf, lengthOf } from "../../../lib/format.ts"
import { useLanguage, useText } from "../../../lib/text.ts"
import { Button } from "../../../ui/button.tsx"
import { Dialog } from "../../../ui/dialog.tsx"
import type { Estimate } from "./estimate.ts"

interface MoreMinutesProps {
  readonly estimate: Estimate
  readonly onClose: () => void
}

/** There are not enough minutes: what can be done about it. */
export const MoreMinutes = ({ estimate, onClose }: MoreMinutesProps): ReactElement => {
  const t = useText()
  const reader = useLanguage()
  const { minutes, left, reset } = estimate
  return (
    <Dialog
      title={t("estimate.short")}
      description={t("estimate.shortText", {
        length: lengthOf(minutes * 60, reader),
        count: left,
        date: dayOf(reset, reader),
      })}
      onClose={onClose}
      className="sm:w-[min(440px,calc(100vw-32px))]"
      footer={<Button tone="primary" onClick={onClose}>{t("act.close")}</Button>}
    >
      <p className="text-fg-2">{t("upgrade.text")}</p>
    </Dialog>
  )
}
