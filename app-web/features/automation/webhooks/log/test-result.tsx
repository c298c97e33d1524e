import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import type { ReactElement } from "react"
import type { Delivery } from "../webhook.ts"
import { AttemptView } from "./attempt-view.tsx"

interface TestResultProps {
  /** Null while it is on its way. */
  readonly delivery: Delivery | null
  readonly error: unknown
}

/** How a test was answered. */
export const TestResult = ({ delivery, error }: TestResultProps): ReactElement => {
  const t = useText("automation/webhooks")
  const attempt = delivery?.attempts.at(-1)
  const isDelivered = delivery?.state === "delivered"
  return (
    <div className="mt-3 text-sm">
      <output className={isDelivered ? "text-ok" : delivery === null ? "text-fg-3" : "text-bad"}>
        {error === null &&
          t(delivery === null ? "webhooks.testing" : isDelivered ? "webhooks.testArrived" : "webhooks.testLost")}
      </output>
      {error !== null && <p role="alert" className="text-bad">{errorMessage(error)}</p>}
      {attempt !== undefined && <AttemptView attempt={attempt} />}
    </div>
  )
}
