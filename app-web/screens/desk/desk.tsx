import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Spinner } from "#web/ui/spinner.tsx"
import { Link } from "@tanstack/react-router"
import { type ReactElement, Suspense } from "react"

const DeskParts = lazyComponent(() => import("#web/features/desk/desk-parts.tsx"), "DeskParts")

/** For the operator: the whole installation at a glance. Needs no account. */
export const Desk = (): ReactElement => {
  const t = useText("desk")
  useTitle(t("desk.title"))
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
      <PageNotices />
      <div className="mx-auto max-w-3xl px-5 pt-6 pb-20 max-sm:px-4">
        <Link to="/" className="inline-flex h-11 items-center gap-2 text-fg-2 hover:text-fg">
          <span aria-hidden>←</span>
          {t("notFound.back")}
        </Link>
        <h1 className="mt-3 text-2xl font-[640]">{t("desk.title")}</h1>
        <Suspense fallback={<Spinner className="mt-16" />}>
          <DeskParts />
        </Suspense>
      </div>
    </main>
  )
}
