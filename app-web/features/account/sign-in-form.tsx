import { type ReactElement, useState } from "react"
import { sorry, t } from "../../lib/text.ts"
import { trpc } from "../../lib/trpc.ts"

const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)

export const SignInForm = (): ReactElement => {
  const [email, setEmail] = useState("")
  const link = trpc.account.requestSignInLink.useMutation()
  return (
    <form
      className="panel stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        link.mutate({ email, language: navigator.language })
      }}
    >
      <h1>{t("signIn.title")}</h1>
      <p className="quiet">{t("brand.description")}</p>
      <label>
        {t("signIn.email")}
        <input
          className="field"
          type="email"
          autoComplete="email"
          value={email}
          aria-invalid={link.error !== null}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      {link.error && <p className="alert" role="alert">{sorry(link.error)}</p>}
      <button className="button primary" type="submit" disabled={link.isPending}>
        {t(link.isPending ? "signIn.sending" : "signIn.send")}
      </button>
      {link.isSuccess && (
        <output>
          {t("signIn.sent")} {isLocal && <a href="/outbox" target="_blank" rel="noreferrer">{t("signIn.outbox")}</a>}
        </output>
      )}
    </form>
  )
}
