import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, useState } from "react"

/** For a reader who is not identified as the operator: how to sign in as one. */
export const OperatorGate = ({ onOpen }: { readonly onOpen: () => void }): ReactElement => {
  const t = useText("operator")
  const [token, setToken] = useState("")
  const [isWrong, setIsWrong] = useState(false)
  const enter = async () => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ token }) }
    const { ok } = await fetch("/operator", init).catch(() => ({ ok: false }))
    setIsWrong(!ok)
    if (ok) onOpen()
  }
  return (
    <form
      className="mt-6 max-w-md"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
    >
      <p className="text-fg-2">{t("operator.gate")}</p>
      <pre className="mt-3 overflow-x-auto rounded-md bg-sunken p-3 text-sm">Engines: http://…/operator?key=…</pre>
      <label htmlFor="operator-token" className="mt-5 mb-1.5 block font-[540]">{t("operator.token")}</label>
      <Input
        id="operator-token"
        type="password"
        autoComplete="off"
        className="!h-11"
        value={token}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? "operator-token-error" : undefined}
        onChange={({ target }) => setToken(target.value)}
      />
      {isWrong && (
        <p id="operator-token-error" role="alert" className="mt-2 text-sm text-bad">{t("operator.wrongToken")}</p>
      )}
      <Button type="submit" tone="primary" size="lg" className="mt-4" disabled={token.trim() === ""}>
        {t("operator.enter")}
      </Button>
    </form>
  )
}
