import { useText } from "#web/lib/text.ts"
import { batchProcessing, openUpgrade } from "#web/request/blocked-feature.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, type Ref, useEffect, useEffectEvent, useState } from "react"
import { type Estimate, needsMore } from "./estimate.ts"
import { MoreMinutes } from "./more-minutes.tsx"
import type { Estimated } from "./use-estimate.ts"
import { useIsIncluded } from "./use-included.ts"

interface EstimatedButtonProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly label: string
  readonly estimated: Estimated
  readonly disabled?: boolean
  /** Gets the estimate for what is sent; null if the server could not give one. */
  readonly onAct: (estimate: Estimate | null) => void
}

/** Starts what uses minutes. A press waits for the estimate of exactly what is sent; too much leads to an upgrade. */
export const EstimatedButton = ({ ref, label, estimated, disabled, onAct }: EstimatedButtonProps): ReactElement => {
  const t = useText("plan")
  const { estimate, isPending } = estimated
  const isIncluded = useIsIncluded()
  const [isPressed, setIsPressed] = useState(false)
  const [short, setShort] = useState<Estimate | null>(null)
  const act = () => {
    if (estimate?.isTooMany === true) openUpgrade(batchProcessing)
    else if (estimate !== null && needsMore(estimate)) setShort(estimate)
    else onAct(estimate)
  }
  const go = () => {
    setIsPressed(false)
    if (disabled !== true) act()
  }
  return (
    <>
      <Button
        ref={ref}
        tone="primary"
        disabled={disabled}
        aria-disabled={isPressed}
        aria-busy={isPressed}
        onClick={() => setIsPressed(true)}
      >
        {isPressed && isPending
          ? t("estimate.checking")
          : needsMore(estimate) && !isIncluded
          ? t("estimate.upgrade")
          : label}
      </Button>
      {isPressed && !isPending && <Mounted onMount={go} />}
      {short !== null && <MoreMinutes estimate={short} onClose={() => setShort(null)} />}
    </>
  )
}

const Mounted = ({ onMount }: { readonly onMount: () => void }): null => {
  const mounted = useEffectEvent(onMount)
  useEffect(() => mounted(), [])
  return null
}
