import { useText } from "#web/lib/text.ts"
import { clsx } from "clsx"
import type { ReactElement } from "react"

export const Spinner = ({ className }: { readonly className?: string }): ReactElement => {
  const t = useText()
  return (
    <output
      aria-label={t("shell.loading")}
      className={clsx(
        "inline-block size-5 animate-spin rounded-full border-2 border-line-strong border-t-brand",
        className,
      )}
    />
  )
}

/** A screen that is still loading. */
export const LoadingScreen = (): ReactElement => (
  <div className="grid h-full min-h-60 place-items-center">
    <Spinner />
  </div>
)
