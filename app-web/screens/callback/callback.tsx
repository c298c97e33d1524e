import { EmailForm } from "#web/features/sign-in/email-form.tsx"
import { EntryPage } from "#web/features/sign-in/entry-page.tsx"
import { enter, entryInput } from "#web/features/sign-in/entry.ts"
import { useText } from "#web/features/sign-in/texts.ts"
import { consumeReturnAddress, token } from "#web/lib/session.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { type ReactElement, useEffect, useRef } from "react"

/** The target of the link in the e-mail: exchanges its token for a session once, then goes back to where the reader was. */
export const Callback = (): ReactElement => {
  const t = useText()
  const signIn = useSignIn()
  useTitle(t("signIn.title"))
  return (
    <EntryPage>
      {signIn.error === null
        ? (
          <div className="flex items-center gap-4">
            <Spinner />
            <h1 className="text-xl font-[620]">{t("signIn.working")}</h1>
          </div>
        )
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
            <p role="alert" className="mt-2 mb-6 text-md text-fg-2">{errorMessage(signIn.error)}</p>
            <Button tone="primary" size="lg" className="w-full" onClick={signIn.again}>{t("act.retry")}</Button>
          </>
        )}
    </EntryPage>
  )
}

const useSignIn = () => {
  const navigate = useNavigate()
  const router = useRouter()
  const goOn = (back: string | null) => {
    if (back === null) void navigate({ to: "/", replace: true })
    else router.history.replace(back)
  }
  const call = trpc.signIn.signInByLink.useMutation({
    onSuccess: ({ access_token }) => goOn(enter(access_token)),
  })
  const hasStarted = useRef(false)
  const again = () => call.mutate({ token: new URLSearchParams(location.search).get("token") ?? "", ...entryInput() })
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    // With a session already open, the link is not used up.
    if (token() === null) again()
    else goOn(consumeReturnAddress())
  })
  return { error: call.error, again }
}
