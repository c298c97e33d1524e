import { AccountSection } from "#web/features/desk/account-section.tsx"
import { GlanceSection } from "#web/features/desk/glance-section.tsx"
import { HealthSection } from "#web/features/desk/health-section.tsx"
import { useText } from "#web/features/desk/texts.ts"
import { WorkSection } from "#web/features/desk/work-section.tsx"
import { OperatorGate } from "#web/features/engines/operator-gate.tsx"
import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { useTitle } from "#web/lib/use-title.ts"
import { errorCode } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Failure } from "#web/ui/failure.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { Link } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import type { ReactElement } from "react"

/** For the operator: the whole installation at a glance. Needs no account. */
export const Desk = (): ReactElement => {
  const t = useText()
  useTitle(t("desk.title"))
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
      <PageNotices />
      <div className="mx-auto max-w-3xl px-5 pt-6 pb-20 max-sm:px-4">
        <Link to="/" className="inline-flex h-11 items-center gap-2 text-fg-2 hover:text-fg">
          <ArrowLeft className="size-4" aria-hidden />
          {t("notFound.back")}
        </Link>
        <h1 className="mt-3 text-2xl font-[640]">{t("desk.title")}</h1>
        <Parts />
      </div>
    </main>
  )
}

/** Nothing is asked for before the first call has shown who is there. */
const Parts = (): ReactElement => {
  const t = useText()
  const { data, error, refetch } = trpc.desk.getDesk.useQuery({}, { retry: false })
  if (error !== null && data === undefined) {
    return errorCode(error) === "OperatorOnly"
      ? <OperatorGate onOpen={() => void refetch()} />
      : <Failure error={error} attempt="details" onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Spinner className="mt-16" />
  return (
    <>
      <p className="mt-2 text-md text-fg-2">{t("desk.intro")}</p>
      <HealthSection />
      <GlanceSection />
      <WorkSection />
      <AccountSection />
      <p className="mt-6">
        <Link to="/engines" className="text-accent-text underline">{t("desk.engines")}</Link>
      </p>
    </>
  )
}
