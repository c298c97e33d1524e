import { type Translate, useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import type { ReactElement } from "react"
import type { Delivery } from "../webhook.ts"

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

type Attempt = Delivery["attempts"][number]

/** How one attempt went, and how its answer begins. */
export const AttemptView = ({ attempt }: { readonly attempt: Attempt }): ReactElement => {
  const t = useText("automation/webhook-log")
  const { answer, fault, milliseconds } = attempt
  return (
    <>
      <p className="tnum text-sm text-fg-2">
        {fault === null ? t("deliveries.status", { status: attempt.status ?? "" }) : reasonOf(attempt, t)}
        {" · "}
        {milliseconds} ms
      </p>
      {answer.trim() !== "" && (
        <pre className="mt-1 line-clamp-3 rounded-sm bg-hover px-2 py-1 font-mono text-xs break-all whitespace-pre-wrap">
          {answer}
        </pre>
      )}
    </>
  )
}

const reasonOf = ({ fault, status }: Attempt, t: Translate<"automation/webhook-log">): string =>
  fault === null || fault === "status"
    ? t("deliveries.status", { status: status ?? "" })
    : fault === "secret"
    ? t("deliveries.unreadable")
    : t(`deliveries.${fault}`, { status: status ?? "" })
