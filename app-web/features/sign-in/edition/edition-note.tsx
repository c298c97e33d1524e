import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { settings } from "#web/lib/settings.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { trpc } from "#web/request/trpc.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { X } from "lucide-react"
import { type ReactElement, useState } from "react"
import { useText } from "./texts.ts"

/** Says that the other edition serves the reader's country, until that is dismissed in this browser. */
export const EditionNote = (): ReactElement | null => {
  const t = useText()
  const [dismissed, setDismissed] = useState(() => safeLocalStorage.read(storageKeys.edition))
  const { data } = trpc.signIn.getSignInOptions.useQuery({}, { staleTime: 300_000 })
  const edition = data?.recommended_edition ?? null
  if (edition === null || edition === dismissed) return null
  const dismiss = () => {
    safeLocalStorage.write(storageKeys.edition, edition)
    setDismissed(edition)
  }
  return (
    <section aria-label={t("edition.label")} className="mt-6 flex gap-2 rounded-lg bg-accent-soft p-4 text-accent-text">
      <p className="min-w-0 flex-1">
        {t(edition === "cn" ? "edition.cn" : "edition.international", { brand: settings.brand })}
      </p>
      <IconButton label={t("edition.dismiss")} size="iconSm" className="max-md:!size-11" onClick={dismiss}>
        <X />
      </IconButton>
    </section>
  )
}
