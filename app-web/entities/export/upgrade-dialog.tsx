import { type TextKey, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import type { ReactElement } from "react"
import { closeUpgrade } from "./upgrade-state.ts"

/** Names the paid feature that was asked for, and what the plan gives. */
export const UpgradeDialog = ({ feature }: { readonly feature: TextKey }): ReactElement => {
  const t = useText()
  return (
    <Dialog
      title={t("upgrade.title", { feature: t(feature) })}
      description={t("upgrade.text")}
      onClose={closeUpgrade}
      className="sm:w-[min(440px,calc(100vw-32px))]"
      footer={<Button tone="primary" onClick={closeUpgrade}>{t("act.close")}</Button>}
    />
  )
}
