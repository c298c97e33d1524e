import { useText } from "#web/lib/text.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, type ReactNode, Suspense, useState } from "react"

interface RowActionsProps {
  readonly name: string
  /** What is tried first. */
  readonly first: ReactNode
  /** What came of that. */
  readonly result?: ReactNode
  /** Shown once it is asked for. */
  readonly log: ReactElement
  /** What changes and removes it. */
  readonly children: ReactNode
}

/** The buttons of a row, with its log below them. */
export const RowActions = ({ name, first, result, log, children }: RowActionsProps): ReactElement => {
  const t = useText("log")
  const [isLogOpen, setLogOpen] = useState(false)
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {first}
        <ActionButton
          aria-label={t("log.of", { name })}
          aria-expanded={isLogOpen}
          onClick={() => setLogOpen(!isLogOpen)}
        >
          {t("log.title")}
        </ActionButton>
        {children}
      </div>
      <Suspense>{result}</Suspense>
      {isLogOpen && <Suspense fallback={<Skeleton className="mt-3 h-24" />}>{log}</Suspense>}
    </>
  )
}
