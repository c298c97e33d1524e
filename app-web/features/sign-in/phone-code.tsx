import { pathTo } from "#web/lib/base-path.ts"
import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Input } from "#web/ui/input.tsx"
import { useMutation } from "@tanstack/react-query"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { enter, entryInput } from "./entry.ts"
import { OutboxLink } from "./outbox-link.tsx"
import { ResendRow } from "./resend-row.tsx"

interface PhoneCodeProps {
  /** The number as sent, with its country code. */
  readonly name: string
  /** As it was typed. */
  readonly number: string
  readonly onAgain: () => void
  readonly onOther: () => void
}

/** Where the six digits of a message are typed; the last one sends them. */
export const PhoneCode = ({ name, number, onAgain, onOther }: PhoneCodeProps): ReactElement => {
  const t = useText("sign-in")
  const [code, setCode] = useState("")
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const signIn = useSignIn(name)
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/gu, "").slice(0, 6)
    setCode(digits)
    if (digits.length === 6) signIn.mutate(digits)
  }
  return (
    <div>
      <h2 className="text-xl font-[620]">{t("signIn.codeTitle")}</h2>
      <p className="mt-2 text-md text-fg-2">
        {t(settings.sendsCodes ? "signIn.codeSent" : "signIn.codeStored", { number: `+86 ${number.trim()}` })}
      </p>
      <label htmlFor="code" className="mt-6 mb-1.5 block font-[540]">{t("signIn.code")}</label>
      <Input
        id="code"
        ref={field}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="!h-12 text-center !text-xl tracking-[0.4em] tabular-nums"
        value={code}
        disabled={signIn.isPending}
        aria-invalid={signIn.isError}
        aria-describedby={signIn.isError ? "code-error" : undefined}
        onChange={(event) => type(event.target.value)}
      />
      {signIn.isError && (
        <p id="code-error" role="alert" className="mt-2 text-sm text-bad">{errorMessage(signIn.error)}</p>
      )}
      <OutboxLink />
      <ResendRow otherLabel={t("signIn.otherNumber")} onAgain={onAgain} onOther={onOther} />
    </div>
  )
}

/** The steps from a code to a session, each of which works once. */
const useSignIn = (name: string) => {
  const verify = trpc.signIn.verifyPhoneCode.useMutation()
  const access = trpc.signIn.getPhoneAccessToken.useMutation()
  const open = trpc.signIn.signInByPhone.useMutation()
  return useMutation({
    mutationFn: async (code: string) => {
      const { token } = await verify.mutateAsync({ name, code })
      const { accesstoken } = await access.mutateAsync({ token })
      try {
        return await open.mutateAsync({ accesstoken, ...entryInput() })
      } catch (error) {
        // It was an account's until lately: whoever has the number may take the account back to it.
        if (errorCode(error) === "ContactReserved") location.assign(`${pathTo("undo-change")}#${accesstoken}`)
        throw error
      }
    },
    onSuccess: enter,
  })
}
