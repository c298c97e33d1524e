import { Downloads } from "#web/features/desktop/downloads.tsx"
import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Logo } from "#web/ui/logo.tsx"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"

/** The desktop app: where to get it; and, after handing over to it, what to do if nothing opened. */
export const Download = (): ReactElement => {
  const t = useText("desktop")
  const { brand } = settings
  const isOpening = new URLSearchParams(location.search).get("opening") !== null
  useTitle(t("download.title", { brand }))
  return (
    <main id="content" className="grid min-h-dvh place-items-center bg-surface px-6 py-12">
      <div className="w-full max-w-[372px]">
        <Logo size={40} />
        <div className="mt-6 overflow-hidden rounded-lg empty:hidden">
          <PageNotices />
        </div>
        <h1 className="mt-8 text-2xl font-[640]">
          {t(isOpening ? "download.opening" : "download.title", { brand })}
        </h1>
        <p className="mt-2 mb-8 text-md text-fg-2">{t(isOpening ? "download.notOpened" : "download.text")}</p>
        <Downloads />
        <Link to="/" className={buttonStyle({ tone: "ghost", size: "lg" }, "mt-3 w-full")}>{t("desktop.stay")}</Link>
      </div>
    </main>
  )
}
