import { lazyComponent } from "#web/request/lazy-component.ts"
import { type ReactNode, Suspense, useState } from "react"
import { isAgreed } from "../entry.ts"

const TermsDialog = lazyComponent(() => import("./terms-dialog.tsx"), "TermsDialog")

/** Starts a sign-in once the person agrees to the terms; asks first if the box is not ticked. */
export const useConsent = (): { readonly withConsent: (go: () => void) => void; readonly dialog: ReactNode } => {
  const [waiting, setWaiting] = useState<{ readonly go: () => void } | null>(null)
  return {
    withConsent: (go) => isAgreed() ? go() : setWaiting({ go }),
    dialog: waiting !== null && (
      <Suspense>
        <TermsDialog onAgree={waiting.go} onClose={() => setWaiting(null)} />
      </Suspense>
    ),
  }
}
