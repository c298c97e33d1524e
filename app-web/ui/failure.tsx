import { useText } from "#web/lib/text.ts"
import { type Attempt, errorMessage } from "#web/request/error-message.ts"
import { RotateCcw } from "lucide-react"
import type { ReactElement } from "react"
import { Button } from "./button.tsx"
import { Said } from "./said.tsx"

interface FailureProps {
  readonly error: unknown
  readonly attempt: Attempt
  readonly onRetry?: () => void
}

/** Something could not be loaded: what happened, and a way to try again. */
export const Failure = ({ error, attempt, onRetry }: FailureProps): ReactElement => {
  const t = useText()
  return (
    <div role="alert" className="mx-auto grid max-w-md place-items-center gap-4 px-6 py-20 text-center">
      <p className="text-md text-fg-2">
        <Said text={errorMessage(error, attempt)} />
      </p>
      {onRetry !== undefined && (
        <Button onClick={onRetry}>
          <RotateCcw />
          {t("act.retry")}
        </Button>
      )}
    </div>
  )
}
