import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { settings } from "#web/lib/settings.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { NoticeBar } from "#web/ui/notice-bar.tsx"
import { clsx } from "clsx"
import { type ReactElement, useState } from "react"

/** Says that the other edition serves the reader's country, and leads there, until that is dismissed in this browser. */
export const EditionNotice = (): ReactElement | null => {
  const t = useText("notices")
  const [dismissed, setDismissed] = useState(() => safeLocalStorage.read(storageKeys.edition))
  const { data } = trpc.signIn.getSignInOptions.useQuery({}, { staleTime: 300_000 })
  const edition = data?.recommended_edition ?? null
  if (edition === null || edition === dismissed) return null
  const onDismiss = () => {
    safeLocalStorage.write(storageKeys.edition, edition)
    setDismissed(edition)
  }
  const url = settings.otherEditionUrl
  return (
    <NoticeBar
      banner="edition"
      label={t("edition.label")}
      text={t(edition === "cn" ? "edition.cn" : "edition.international", { brand: settings.brand })}
      isUrgent={false}
      action={url !== null && (
        <a href={url} data-offsite="edition" className={clsx(buttonStyle({ size: "sm" }), "max-md:!h-11")}>
          {t("edition.open")}
        </a>
      )}
      dismissal={{ label: t("notices.dismiss"), onDismiss }}
    />
  )
}
