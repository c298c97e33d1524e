import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { useText } from "#web/lib/text.ts"
import { EachSession } from "#web/shell/each-session.tsx"
import { Link, Outlet } from "@tanstack/react-router"
import type { ReactElement } from "react"

/** Around the payment pages: only a way back, so that they appear at once. */
export const PaymentFrame = (): ReactElement => {
  const t = useText()
  return (
    <div className="flex min-h-dvh flex-col bg-surface pt-(--offline)">
      <PageNotices />
      <header className="flex h-14 shrink-0 items-center px-4 md:px-8">
        <Link to="/" className="flex items-center gap-2 text-sm font-[540] text-fg-2 hover:text-fg max-md:py-3">
          <span aria-hidden>←</span>
          {t("nav.files")}
        </Link>
      </header>
      <main id="content" tabIndex={-1} className="grid flex-1 outline-none">
        <EachSession>
          <Outlet />
        </EachSession>
      </main>
    </div>
  )
}
