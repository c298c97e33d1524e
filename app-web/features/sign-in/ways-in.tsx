import { hasPasskeys } from "#web/lib/has-passkeys.ts"
import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { importWithRetry } from "#web/request/import-with-retry.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { useMutation } from "@tanstack/react-query"
import { type ReactElement, Suspense } from "react"
import { EmailForm } from "./email-form.tsx"
import { enter, rememberMethod } from "./entry.ts"
import { GoogleButton } from "./google-button.tsx"
import { LastUsed } from "./last-used.tsx"
import { type Typed, TypedChoice } from "./typed-choice.tsx"

const PhoneForm = lazyComponent(() => import("./phone-form.tsx"), "PhoneForm")

const offered = new Set(settings.signIn.methods.map(({ name }) => name))

interface WaysInProps {
  /** The typed method; null if there is none. */
  readonly typed: Typed | null
  readonly onType: (typed: Typed) => void
}

/** What this server offers: providers first, then typed methods. */
export const WaysIn = ({ typed, onType }: WaysInProps): ReactElement => {
  const t = useText("sign-in")
  return (
    <>
      {offered.has("google") && <GoogleButton />}
      {offered.has("google") && offered.size > 1 && (
        <p className="my-5 flex items-center gap-3 text-sm text-fg-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t("signIn.or")}
        </p>
      )}
      {typed !== null && <TypedChoice typed={typed} onChoose={onType} />}
      {typed === "phone" && (
        <Suspense>
          <PhoneForm />
        </Suspense>
      )}
      {typed === "email" && <EmailForm />}
      {hasPasskeys && <PasskeyButton />}
    </>
  )
}

/** Signs in with a passkey, without typing anything. */
const PasskeyButton = (): ReactElement => {
  const t = useText("sign-in")
  const { mutate, data: session, error, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const { signInByPasskey } = await importWithRetry(() => import("#web/request/passkeys.ts"))
      return signInByPasskey()
    },
    onSuccess: (entered) => {
      if (entered === null) return
      rememberMethod("passkey")
      enter(entered)
    },
  })
  return (
    <>
      <Button
        size="lg"
        className="relative mt-3 w-full"
        disabled={isPending || (session ?? null) !== null}
        onClick={() => mutate()}
      >
        {t("signIn.passkey")}
        <LastUsed method="passkey" />
      </Button>
      {error !== null && <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(error)}</p>}
      {isSuccess && session === null && (
        <output className="mt-2 block text-sm text-fg-2">{t("signIn.passkeyNone")}</output>
      )}
    </>
  )
}
