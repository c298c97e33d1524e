import { useConsent } from "#web/features/sign-in/terms/use-consent.tsx"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"

interface ConfirmLinkProps {
  readonly email: string
  readonly onConfirm: () => void
}

/** Names the account that a link leads to, if another browser requested it. That one may have agreed to the terms, not this. */
export const ConfirmLink = ({ email, onConfirm }: ConfirmLinkProps): ReactElement => {
  const t = useText("sign-in")
  const { withConsent, dialog } = useConsent()
  return (
    <>
      <h1 className="text-2xl font-[640]">{t("signIn.continueAs", { email })}</h1>
      <p className="mt-2 mb-6 text-md text-fg-2">{t("signIn.continueText")}</p>
      <Button tone="primary" size="lg" className="w-full" onClick={() => withConsent(onConfirm)}>
        {t("signIn.continue")}
      </Button>
      {dialog}
    </>
  )
}
