import { deviceId } from "#web/lib/session.ts"
import { useLanguage } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { trpc } from "#web/request/trpc.ts"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, Suspense, useRef, useState } from "react"
import { keepLinkBrowser, rememberMethod } from "./entry.ts"
import { useHuman } from "./human/use-human.tsx"
import { SubmitRow } from "./submit-row.tsx"
import { useConsent } from "./terms/use-consent.tsx"
import { useText } from "./texts.ts"
import { useFirstFocus } from "./use-first-focus.ts"

const LinkSent = lazyComponent(() => import("./link-sent.tsx"), "LinkSent")

/** Signing in with an emailed link. */
export const EmailForm = (): ReactElement => {
  const t = useText()
  const language = useLanguage()
  const [email, setEmail] = useState("")
  const field = useRef<HTMLInputElement>(null)
  useFirstFocus(field)
  const link = trpc.signIn.requestSignInLink.useMutation({
    onSuccess: ({ browser_token }) => void keepLinkBrowser(browser_token),
  })
  const { withConsent, dialog } = useConsent()
  const human = useHuman()
  const send = () => {
    rememberMethod("email")
    human.withProof((proof) =>
      link.mutate({ email: email.trim(), language, device_id: deviceId(), turnstile_token: proof })
    )
  }
  const isSending = link.isPending || human.isProving
  if (link.isSuccess) {
    return (
      <Suspense>
        <LinkSent email={email.trim()} onAgain={send} onOther={link.reset} />
      </Suspense>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        withConsent(send)
      }}
    >
      <label htmlFor="email" className="mb-1.5 block font-[540]">{t("signIn.email")}</label>
      <Input
        id="email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        ref={field}
        className="!h-11"
        value={email}
        aria-invalid={link.isError}
        aria-describedby={link.isError ? "email-error" : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      {link.isError && <p id="email-error" role="alert" className="mt-2 text-sm text-bad">{errorMessage(link.error)}
      </p>}
      <SubmitRow method="email" label={t("signIn.send")} isSending={isSending} check={human.check} />
      {dialog}
    </form>
  )
}
