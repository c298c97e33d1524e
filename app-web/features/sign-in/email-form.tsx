import { useLanguage } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { LinkSent } from "./link-sent.tsx"
import { useText } from "./texts.ts"

/** Signing in by a link sent by e-mail. */
export const EmailForm = (): ReactElement => {
  const t = useText()
  const language = useLanguage()
  const [email, setEmail] = useState("")
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const link = trpc.signIn.requestSignInLink.useMutation()
  const send = () => link.mutate({ email: email.trim(), language })
  if (link.isSuccess) return <LinkSent email={email.trim()} onAgain={send} onOther={link.reset} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
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
      <Button type="submit" tone="primary" size="lg" className="mt-5 w-full" disabled={link.isPending}>
        {t(link.isPending ? "signIn.sending" : "signIn.send")}
      </Button>
      <p className="mt-4 text-sm text-fg-3">{t("signIn.terms")}</p>
    </form>
  )
}
