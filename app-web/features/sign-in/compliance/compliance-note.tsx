import { joinSentences } from "#web/lib/full-stop.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { type ReactElement, useEffect, useState } from "react"

/** The last address checked in this browser, and the result: "denied ada@example.org". */
const cached = (email: string): string | null => {
  const [reason = "", ...rest] = (safeLocalStorage.read(storageKeys.compliance) ?? "").split(" ")
  return rest.join(" ") === email ? reason : null
}

/**
 * Says if the server does not give this address a new account, and why. Requesting a link gets the same answer for
 * all addresses, so that nobody learns who has an account: only this note says that no email may arrive.
 */
export const ComplianceNote = ({ email }: { readonly email: string }): ReactElement | null => {
  const t = useText("sign-in/compliance")
  const reader = useLanguage()
  const [reason, setReason] = useState(() => cached(email))
  const { mutate } = trpc.signIn.checkAddress.useMutation({
    onSuccess: ({ reason: found }) => {
      const answer = found ?? "allowed"
      safeLocalStorage.write(storageKeys.compliance, `${answer} ${email}`)
      setReason(answer)
    },
  })
  useEffect(() => {
    if (reason === null) mutate({ email })
  }, [reason, email, mutate])
  if (reason === null || reason === "allowed") return null
  return (
    <p className="mt-4 rounded-lg bg-warn-soft p-4 text-sm">
      {joinSentences(
        [t(reason === "disposable" ? "compliance.disposable" : "compliance.refused"), t("compliance.known")],
        reader,
      )}
    </p>
  )
}
