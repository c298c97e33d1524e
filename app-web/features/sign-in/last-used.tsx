import { hasPasskeys } from "#web/lib/has-passkeys.ts"
import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { type ReactElement, useState } from "react"
import { lastMethod, type MethodName } from "./entry.ts"

const isOnly = settings.signIn.methods.length === 1 && !hasPasskeys

/** Marks the sign-in method that was used last, if there are several. The button is `relative`. */
export const LastUsed = ({ method }: { readonly method: MethodName }): ReactElement | null => {
  const t = useText("sign-in")
  // As it was when the page opened: a chosen method is marked only the next time.
  const [isLast] = useState(() => lastMethod() === method)
  if (isOnly || !isLast) return null
  return (
    <span className="absolute -top-2 right-3 rounded-full bg-accent-soft px-2 py-0.5 text-xs text-accent-text">
      {t("signIn.lastUsed")}
    </span>
  )
}
