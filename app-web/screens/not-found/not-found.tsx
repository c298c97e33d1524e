import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"

export const NotFound = (): ReactElement => {
  const t = useText()
  useTitle(t("notFound.title"))
  return (
    <main id="content" className="flex min-h-dvh flex-col text-center">
      <PageNotices />
      <div className="m-auto p-6">
        <h1 className="text-2xl font-[620]">{t("notFound.title")}</h1>
        <p className="mt-2 text-fg-2">{t("notFound.text")}</p>
        <Link to="/" className={buttonStyle({ tone: "primary" }, "mt-6")}>{t("notFound.back")}</Link>
      </div>
    </main>
  )
}
