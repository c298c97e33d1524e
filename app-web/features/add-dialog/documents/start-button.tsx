import { type Estimate, needsMore } from "#web/entities/plan/estimate.ts"
import { MoreMinutes } from "#web/entities/plan/more-minutes.tsx"
import { minutesOf } from "#web/lib/format.ts"
import { useLanguage } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { type ReactElement, type Ref, useState } from "react"
import { useText } from "../texts.ts"

interface StartButtonProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly label: string
  readonly estimate: Estimate | null
  readonly disabled: boolean
  readonly onAct: () => void
}

/** Starts working on texts. Using a large share of the month needs confirmation; too much leads to an upgrade. */
export const StartButton = ({ ref, label, estimate, disabled, onAct }: StartButtonProps): ReactElement => {
  const t = useText()
  const reader = useLanguage()
  const [asks, setAsks] = useState<"large" | "short" | null>(null)
  const length = minutesOf(estimate?.minutes ?? 0, reader)
  const press = () => {
    if (needsMore(estimate)) setAsks("short")
    else if (estimate?.isLarge === true) setAsks("large")
    else onAct()
  }
  return (
    <>
      <Button ref={ref} tone="primary" disabled={disabled} onClick={press}>
        {needsMore(estimate) ? t("estimate.upgrade") : label}
      </Button>
      {asks === "large" && estimate !== null && (
        <Confirm
          title={t("estimate.ask", { length })}
          description={t("estimate.askText", { length, count: estimate.left })}
          act={t("estimate.askAct", { length })}
          onAct={onAct}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === "short" && estimate !== null && <MoreMinutes estimate={estimate} onClose={() => setAsks(null)} />}
    </>
  )
}
