import { type Translate, useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import type { Delivery } from "../webhook.ts"

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
