import { useLanguage } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, useRef, useState } from "react"
import { rememberMethod } from "./entry.ts"
import { useHuman } from "./human/use-human.tsx"
import { PhoneCode } from "./phone-code.tsx"
import { SubmitRow } from "./submit-row.tsx"
import { useConsent } from "./terms/use-consent.tsx"
import { useText } from "./texts.ts"
import { useFirstFocus } from "./use-first-focus.ts"

/** Signing in with a code sent to a phone, in China. */
export const PhoneForm = (): ReactElement => {
  const t = useText()
  const language = useLanguage()
  const [number, setNumber] = useState("")
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
  const isSending = code.isPending || human.isProving
  if (code.isSuccess) return <PhoneCode name={name} number={number} onAgain={send} onOther={code.reset} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        withConsent(send)
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
          aria-invalid={code.isError}
          aria-describedby={code.isError ? "phone-error" : undefined}
          onChange={(event) => setNumber(event.target.value)}
        />
      </div>
      {code.isError && <p id="phone-error" role="alert" className="mt-2 text-sm text-bad">{errorMessage(code.error)}
      </p>}
      <SubmitRow method="phone" label={t("signIn.sendCode")} isSending={isSending} check={human.check} />
      {dialog}
    </form>
  )
}
