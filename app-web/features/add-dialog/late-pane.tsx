import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { type ReactElement, Suspense } from "react"
import { closeAdd } from "./add-state.ts"

interface LateProps {
  readonly children: ReactElement
}

/** A tab that is loaded when it is first shown. */
export const LateTab = ({ children }: LateProps): ReactElement => (
  <Suspense
    fallback={
      <div className="grid h-28 place-items-center">
        <Spinner />
      </div>
    }
  >
    {children}
  </Suspense>
)

/** Its footer; the dialog can be left at once. */
export const LateFooter = ({ children }: LateProps): ReactElement => (
  <Suspense fallback={<CancelButton />}>{children}</Suspense>
)

const CancelButton = (): ReactElement => {
  const t = useText("add-dialog")
  return <Button onClick={closeAdd}>{t("act.cancel")}</Button>
}
