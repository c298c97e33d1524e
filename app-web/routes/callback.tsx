import { type ReactElement, useEffect, useRef } from "react"
import { SignInForm } from "../features/account/sign-in-form.tsx"
import { go } from "../lib/address.ts"
import { deviceId, keepToken } from "../lib/session.ts"
import { sorry, t } from "../lib/text.ts"
import { trpc } from "../lib/trpc.ts"
import { Brand } from "../ui/brand.tsx"

/** Where the link of the mail leads: its token is traded for a session, once. */
export const Callback = (): ReactElement => {
  const signIn = trpc.account.signInByLink.useMutation({
    onSuccess: ({ access_token }) => {
      keepToken(access_token)
      go("/")
    },
  })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const token = new URLSearchParams(location.search).get("token") ?? ""
    signIn.mutate({ token, device_id: deviceId() })
  }, [signIn])
  return (
    <>
      <header className="bar">
        <Brand />
      </header>
      {signIn.error === null
        ? <output>{t("signIn.working")}</output>
        : (
          <div className="stack">
            <p className="alert" role="alert">{sorry(signIn.error)}</p>
            <SignInForm />
          </div>
        )}
    </>
  )
}
