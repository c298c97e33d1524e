import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import type { ReactElement } from "react"
import type { Fault } from "./rule.ts"
import { useFaultText } from "./use-fault-text.ts"

interface TestResultProps {
  /** Null while the place is asked. */
  readonly end: { readonly fault: Fault | null; readonly status: number | null } | null
  readonly error: unknown
}

/** Whether a place can be written to. */
export const TestResult = ({ end, error }: TestResultProps): ReactElement => {
  const t = useText("automation/exports")
  const faultText = useFaultText()
  return (
    <div className="mt-3 text-sm">
      <output className={end === null ? "text-fg-3" : end.fault === null ? "text-ok" : "text-bad"}>
        {error === null &&
          (end === null
            ? t("exports.testing")
            : end.fault === null
            ? t("exports.works")
            : faultText(end.fault, end.status))}
      </output>
      {error !== null && <p role="alert" className="text-bad">{errorMessage(error)}</p>}
    </div>
  )
}
