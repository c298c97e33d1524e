import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { DrawerButton } from "#web/shell/drawer-button.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Link } from "@tanstack/react-router"
import { type ReactElement, Suspense } from "react"

const ExportSection = lazyComponent(
  () => import("#web/features/automation/export/export-section.tsx"),
  "ExportSection",
)

const PlaceSection = lazyComponent(
  () => import("#web/features/automation/places/place-section.tsx"),
  "PlaceSection",
)

const WebhookSection = lazyComponent(
  () => import("#web/features/automation/webhooks/webhook-section.tsx"),
  "WebhookSection",
)

/** What happens to the account's files by itself: each section is a file of its own, fetched when the page opens. */
export const Automation = (): ReactElement => {
  const t = useText("automation")
  useTitle(t("automation.title"))
  return (
    <div className="flex h-full flex-col">
      <header className="flex h-14 shrink-0 items-center gap-2 px-4 md:px-8">
        <DrawerButton />
        <h1 className="min-w-0 flex-1 truncate text-lg font-[640]">{t("automation.title")}</h1>
      </header>
      <div className="scroll min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto max-w-3xl px-4 pb-16 md:px-8">
          <Link to="/account" className="inline-flex h-11 items-center gap-2 text-fg-2 hover:text-fg">
            <span aria-hidden>←</span>
            {t("automation.back")}
          </Link>
          <p className="mt-1 mb-5 text-base text-fg-2">{t("automation.text")}</p>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <PlaceSection />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <ExportSection />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <WebhookSection />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
