import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useEffect, useState } from "react"

interface ResendRowProps {
  /** What starts over with another address or number. */
  readonly otherLabel: string
  readonly onAgain: () => void
  readonly onOther: () => void
}

/** Seconds before another message can be requested. */
const resendSeconds = 60

/** Requests the message again, after a minute, or starts over. */
export const ResendRow = ({ otherLabel, onAgain, onOther }: ResendRowProps): ReactElement => {
  const t = useText("sign-in")
  const left = useCountdown(resendSeconds)
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="lg" className="flex-1" disabled={left > 0} onClick={onAgain}>
        {left > 0 ? t("signIn.againIn", { count: left }) : t("signIn.again")}
      </Button>
      <Button size="lg" tone="ghost" className="flex-1" onClick={onOther}>{otherLabel}</Button>
    </div>
  )
}

const useCountdown = (seconds: number): number => {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return left
}
