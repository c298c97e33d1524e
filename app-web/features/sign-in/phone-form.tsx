import { useLanguage, useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { t as request } from "#web/request/texts.ts"
import { trpc } from "#web/request/trpc.ts"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, useRef, useState } from "react"
import { isMobile } from "./complete.ts"
import { rememberMethod } from "./entry.ts"
import { useHuman } from "./human/use-human.tsx"
import { PhoneCode } from "./phone-code.tsx"
import { SubmitRow } from "./submit-row.tsx"
import { useConsent } from "./terms/use-consent.tsx"
import { useFirstFocus } from "./use-first-focus.ts"

/** Signing in with a code sent to a phone, in China. */
export const PhoneForm = (): ReactElement => {
  const t = useText("sign-in")
  const language = useLanguage()
  const [number, setNumber] = useState("")
  const [isIncomplete, setIncomplete] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useFirstFocus(field)
  const code = trpc.signIn.sendPhoneCode.useMutation()
  const { withConsent, dialog } = useConsent()
  const human = useHuman()
  const name = `86${number.replaceAll(/\D/gu, "")}`
  const send = () => {
    rememberMethod("phone")
    human.withProof((proof) => code.mutate({ name, type: "1", language, turnstile_token: proof }))
  }
  const problem = isIncomplete ? request("refusal.PhoneInvalid") : code.error !== null ? errorMessage(code.error) : null
  const isSending = code.isPending || human.isProving
  if (code.isSuccess) return <PhoneCode name={name} number={number} onAgain={send} onOther={code.reset} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isWhole = isMobile(number)
        setIncomplete(!isWhole)
        // The terms are asked about only for a number that can get a code.
        if (isWhole) withConsent(send)
        else field.current?.focus()
      }}
    >
      <label htmlFor="phone" className="mb-1.5 block font-[540]">{t("signIn.phone")}</label>
      <div className="flex gap-2">
        <span className="grid h-11 place-items-center rounded-md bg-sunken px-3 text-fg-2">+86</span>
        <Input
          id="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="138 0013 8000"
          ref={field}
          className="!h-11"
          value={number}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : "phone-error"}
          onChange={(event) => setNumber(event.target.value)}
        />
      </div>
      {problem !== null && <p id="phone-error" role="alert" className="mt-2 text-sm text-bad">{problem}</p>}
      <SubmitRow method="phone" label={t("signIn.sendCode")} isSending={isSending} check={human.check} />
      {dialog}
    </form>
  )
}
