import { useText } from "#web/lib/text.ts"
import { errorCode } from "#web/request/error-message.ts"
import { Offline } from "#web/request/failures.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { Link } from "@tanstack/react-router"
import { TRPCClientError } from "@trpc/client"
import { type ReactElement, useEffect } from "react"

const minute = 60_000

/** The server is being updated: the sign-in is tried again in a minute, or when the person wants. */
export const Updating = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => {
  const t = useText("sign-in")
  useEffect(() => {
    const timer = setTimeout(onRetry, minute)
    return () => clearTimeout(timer)
  }, [onRetry])
  return (
    <>
      <h1 className="text-2xl font-[640]">{t("signIn.updating")}</h1>
      <p role="alert" className="mt-2 mb-6 text-md text-fg-2">{t("signIn.updatingText")}</p>
      <Button tone="primary" size="lg" className="w-full" onClick={onRetry}>{t("act.retry")}</Button>
      <Link to="/login" replace className={buttonStyle({ tone: "ghost", size: "lg" }, "mt-3 w-full")}>
        {t("signIn.back")}
      </Link>
    </>
  )
}

/** Whether a call found no server, or one that has no answer for now: that of a proxy, or one without its database. */
export const isUpdating = (error: unknown): boolean => {
  if (!(error instanceof TRPCClientError) || error.cause instanceof Offline || !navigator.onLine) return false
  const code = errorCode(error)
  return code === null || code === "DatabaseUnavailable"
}
