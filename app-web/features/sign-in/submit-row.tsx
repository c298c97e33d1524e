import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement, ReactNode } from "react"
import type { MethodName } from "./entry.ts"
import { LastUsed } from "./last-used.tsx"
import { TermsBox } from "./terms/terms-box.tsx"

interface SubmitRowProps {
  readonly method: MethodName
  readonly label: string
  readonly isSending: boolean
  /** The human check, below the box of the terms. */
  readonly check: ReactNode
}

/** The end of a sign-in form: the terms, the human check and the button. */
export const SubmitRow = ({ method, label, isSending, check }: SubmitRowProps): ReactElement => {
  const t = useText("sign-in")
  return (
    <>
      <TermsBox />
      {check}
      <Button type="submit" tone="primary" size="lg" className="relative mt-5 w-full" disabled={isSending}>
        {isSending ? t("signIn.sending") : label}
        <LastUsed method={method} />
      </Button>
    </>
  )
}
