import { Navigate } from "@tanstack/react-router"
import type { ReactElement } from "react"
import { EmailForm } from "../../features/account/email-form.tsx"
import { EntryPage } from "../../features/account/entry-page.tsx"
import { useToken } from "../../lib/session.ts"
import { settings } from "../../lib/settings.ts"
import { useText } from "../../lib/text.ts"
import { useTitle } from "../../lib/use-title.ts"

/** Signing in. The methods of an edition stand above the form, once a server offers more than the link. */
export const Login = (): ReactElement => {
  const t = useText()
  const token = useToken()
  useTitle(t("signIn.title"))
  if (token !== null) return <Navigate to="/" replace />
  return (
    <EntryPage>
      <h1 className="text-2xl font-[640]">{t("signIn.welcome", { brand: settings.brand })}</h1>
      <p className="mt-2 mb-8 text-md text-fg-2">{t("signIn.text")}</p>
      <EmailForm />
    </EntryPage>
  )
}
