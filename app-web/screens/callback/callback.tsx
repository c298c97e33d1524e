import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { EmailForm } from "#web/features/sign-in/email-form.tsx"
import { EntryPage } from "#web/features/sign-in/entry-page.tsx"
import { useConsent } from "#web/features/sign-in/terms/use-consent.tsx"
import { useGoOn } from "#web/features/sign-in/use-go-on.ts"
import { useToken } from "#web/lib/session.ts"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { t as request } from "#web/request/texts.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { Link } from "@tanstack/react-router"
import { type ReactElement, useEffect, useRef } from "react"
import { processedElsewhere, useLink, useProviderAnswer } from "./entering.ts"
import { isUpdating, Updating } from "./updating.tsx"

interface ConfirmLinkProps {
  readonly email: string
  readonly onConfirm: () => void
}

/** Names the account that a link leads to, if another browser requested it. That one may have agreed to the terms, not this. */
const ConfirmLink = ({ email, onConfirm }: ConfirmLinkProps): ReactElement => {
  const t = useText("sign-in")
  const { withConsent, dialog } = useConsent()
  return (
    <>
      <h1 className="text-2xl font-[640]">{t("signIn.continueAs", { email })}</h1>
      <p className="mt-2 mb-6 text-md text-fg-2">{t("signIn.continueText")}</p>
      <Button tone="primary" size="lg" className="w-full" onClick={() => withConsent(onConfirm)}>
        {t("signIn.continue")}
      </Button>
      {dialog}
    </>
  )
}

/**
 * The target of emailed links and providers: exchanges the proof for a session, then returns to where the reader was.
 */
export const Callback = (): ReactElement => {
  const t = useText("sign-in")
  const signIn = useSignIn()
  const { withConsent, dialog } = useConsent()
  useTitle(t("signIn.title"))
  return (
    <EntryPage notices={<PageNotices />}>
      {signIn.unknownBrowser !== null && signIn.error === null
        ? <ConfirmLink email={signIn.unknownBrowser} onConfirm={signIn.confirm} />
        : signIn.error === null
        ? (
          <div className="flex items-center gap-4">
            <Spinner />
            <h1 className="text-xl font-[620]">{t("signIn.working")}</h1>
          </div>
        )
        : isUpdating(signIn.error)
        ? <Updating onRetry={signIn.again} />
        : errorCode(signIn.error) === "SignInLinkInvalid"
        ? (
          <>
            <h1 className="text-2xl font-[640]">{t("signIn.expired")}</h1>
            <p className="mt-2 mb-8 text-md text-fg-2">{t("signIn.expiredText")}</p>
            <EmailForm />
          </>
        )
        : (
          <>
            <h1 className="text-2xl font-[640]">{t("signIn.failed")}</h1>
            <p role="alert" className="mt-2 mb-6 text-md text-fg-2">
              {signIn.error === declined
                ? t("signIn.declined")
                : signIn.error === processedElsewhere
                ? t("signIn.elsewhere")
                : isIncomplete(signIn.error)
                ? request("refusal.SignInLinkInvalid")
                : errorMessage(signIn.error)}
            </p>
            {isFinal(signIn.error)
              ? (
                <Link to="/login" replace className={buttonStyle({ tone: "primary", size: "lg" }, "w-full")}>
                  {t("signIn.back")}
                </Link>
              )
              : (
                <Button tone="primary" size="lg" className="w-full" onClick={() => withConsent(signIn.again)}>
                  {t("act.retry")}
                </Button>
              )}
            {dialog}
          </>
        )}
    </EntryPage>
  )
}

/** Whether only starting over helps: what was used up cannot be repeated. */
const isFinal = (error: unknown): boolean =>
  error === declined || error === processedElsewhere || isIncomplete(error) ||
  ["SignInFailed", "SignInAttemptInvalid", "AddressNotVerified"].includes(errorCode(error) ?? "")

/** An address without its proof, such as a truncated one. */
const isIncomplete = (error: unknown): boolean => errorCode(error) === "MalformedRequest"

const useSignIn = () => {
  const goOn = useGoOn()
  const search = new URLSearchParams(location.search)
  const fromLink = useLink(goOn)
  const fromProvider = useProviderAnswer(goOn)
  const { error, begin } = search.has("code") ? fromProvider : fromLink
  const isSignedIn = useToken() !== null
  const hasStarted = useRef(false)
  useEffect(() => {
    // With a session already open, a link is not used up.
    const isOpen = isSignedIn && (!hasStarted.current || error === processedElsewhere)
    if (isOpen) goOn()
    else if (!hasStarted.current && !search.has("error")) begin()
    hasStarted.current = true
  })
  const { unknownBrowser, confirm } = fromLink
  return { error: search.has("error") ? declined : error, again: begin, unknownBrowser, confirm }
}

/** The person declined at the provider, or the provider gave up. */
const declined = new Error("the provider sent an error")
