import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { useMutation } from "@tanstack/react-query"
import { type ReactElement, useState } from "react"
import { answerQuestion, type Question, type Scope, scopes } from "./question.ts"

interface ConsentProps {
  readonly id: string
  readonly question: Question
  /** Whose account it is about. */
  readonly account: string
}

/** Asks whether a program may use the account, and takes the browser back to it. */
export const Consent = ({ id, question, account }: ConsentProps): ReactElement => {
  const t = useText("connect")
  const { name, host, isLoopback, asked } = question
  const [chosen, setChosen] = useState(asked)
  const answer = useMutation({
    mutationFn: (approve: boolean) => answerQuestion(id, { approve, scopes: approve ? chosen : [] }),
    onSuccess: (next) => location.assign(next),
  })
  const isBusy = answer.isPending || answer.isSuccess
  return (
    <>
      <h1 className="text-2xl font-[640] break-words">{t("connect.title", { name })}</h1>
      <p className="mt-2 text-md break-words text-fg-2">{t("connect.asks", { name, account })}</p>
      <dl className="my-6 rounded-lg border p-4">
        <dt className="text-sm text-fg-3">{t("connect.host")}</dt>
        <dd className="text-md font-[540] break-all">{host}</dd>
      </dl>
      {isLoopback && <p className="mb-6 rounded-lg bg-warn-soft p-4 text-sm">{t("connect.loopback")}</p>}
      <ScopeChoices chosen={chosen} onChange={setChosen} />
      <p className="mt-3 mb-6 text-sm text-fg-3">{t("connect.once")}</p>
      <div className="grid gap-3">
        <Button tone="primary" size="lg" disabled={isBusy} onClick={() => answer.mutate(true)}>
          {t("connect.allow")}
        </Button>
        <Button size="lg" disabled={isBusy} onClick={() => answer.mutate(false)}>{t("connect.deny")}</Button>
      </div>
      {answer.isError && <p role="alert" className="mt-4 text-sm text-bad">{errorMessage(answer.error)}</p>}
      {answer.isSuccess && <output className="mt-4 block text-sm text-fg-2">{t("connect.done")}</output>}
    </>
  )
}

const names = { "mcp:read": "read", "mcp:write": "write", "mcp:share": "share" } as const

interface ScopeChoicesProps {
  readonly chosen: ReadonlyArray<Scope>
  readonly onChange: (chosen: ReadonlyArray<Scope>) => void
}

/** What a program may do, in words. Reading is part of anything that is allowed. */
const ScopeChoices = ({ chosen, onChange }: ScopeChoicesProps): ReactElement => {
  const t = useText("connect")
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-[540]">{t("connect.may")}</legend>
      <div className="grid gap-1">
        {scopes.map((scope) => (
          <label key={scope} className="flex min-h-11 items-center gap-3 rounded-md px-1 text-base">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 accent-accent"
              checked={scope === "mcp:read" || chosen.includes(scope)}
              disabled={scope === "mcp:read"}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, scope] : chosen.filter((one) =>
                    one !== scope
                  ),
                )}
            />
            {t(`connect.${names[scope]}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
