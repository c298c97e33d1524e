import { deviceId } from "#web/lib/session.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import { rememberMethod } from "./entry.ts"
import { useHuman } from "./human/use-human.tsx"
import { LastUsed } from "./last-used.tsx"
import { useConsent } from "./terms/use-consent.tsx"

/** Goes to Google, which sends the person back to the callback page. */
export const GoogleButton = (): ReactElement => {
  const t = useText("sign-in")
  const { withConsent, dialog } = useConsent()
  const start = trpc.signIn.startGoogleSignIn.useMutation({
    onSuccess: ({ url }) => {
      rememberMethod("google")
      location.assign(url)
    },
  })
  const human = useHuman()
  const leave = () => human.withProof((proof) => start.mutate({ device_id: deviceId(), turnstile_token: proof }))
  const isLeaving = start.isPending || start.isSuccess || human.isProving
  return (
    <>
      <Button
        size="lg"
        className="relative w-full"
        disabled={isLeaving}
        onClick={() => withConsent(leave)}
      >
        <GoogleLogo />
        {t("signIn.google")}
        <LastUsed method="google" />
      </Button>
      {human.check}
      {start.isError && <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(start.error)}</p>}
      {dialog}
    </>
  )
}

const GoogleLogo = (): ReactElement => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path
      fill="#4285F4"
      d="M22.6 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-2 3.3-4.8 3.3-8.1z"
    />
    <path
      fill="#34A853"
      d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.2V17A11 11 0 0 0 12 23z"
    />
    <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7H2.2a11 11 0 0 0 0 9.9z" />
    <path
      fill="#EA4335"
      d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7l3.6 2.9C6.7 7.3 9.1 5.4 12 5.4z"
    />
  </svg>
)
