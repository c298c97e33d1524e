import { hasPasskeys } from "#web/lib/has-passkeys.ts"
import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { type ReactElement, Suspense } from "react"
import { EmailForm } from "./email-form.tsx"
import { GoogleButton } from "./google-button.tsx"
import { PasskeyButton } from "./passkey-button.tsx"
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
