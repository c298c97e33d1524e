import { deviceId } from "#web/lib/session.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { t as request } from "#web/request/texts.ts"
import { trpc } from "#web/request/trpc.ts"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, Suspense, useRef, useState } from "react"
import { isAddress } from "./complete.ts"
import { keepLinkBrowser, rememberMethod } from "./entry.ts"
import { useHuman } from "./human/use-human.tsx"
import { SubmitRow } from "./submit-row.tsx"
import { useConsent } from "./terms/use-consent.tsx"
import { useFirstFocus } from "./use-first-focus.ts"

const LinkSent = lazyComponent(() => import("./sent/link-sent.tsx"), "LinkSent")

/** Signing in with an emailed link. */
export const EmailForm = (): ReactElement => {
  const t = useText("sign-in")
  const language = useLanguage()
  const [email, setEmail] = useState("")
  const [isIncomplete, setIncomplete] = useState(false)
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
  const problem = isIncomplete ? request("refusal.EmailInvalid") : link.error !== null ? errorMessage(link.error) : null
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
        const isWhole = isAddress(email)
        setIncomplete(!isWhole)
        // The terms are asked about only for an address that can get a link.
        if (isWhole) withConsent(send)
        else field.current?.focus()
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
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : "email-error"}
        onChange={(event) => setEmail(event.target.value)}
      />
      {problem !== null && <p id="email-error" role="alert" className="mt-2 text-sm text-bad">{problem}</p>}
      <SubmitRow method="email" label={t("signIn.send")} isSending={isSending} check={human.check} />
      {dialog}
    </form>
  )
}
