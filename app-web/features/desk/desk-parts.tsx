import { OperatorGate } from "#web/entities/operator/operator-gate.tsx"
import { useText } from "#web/lib/text.ts"
import { errorCode } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Failure } from "#web/ui/failure.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"
import { AccountSection } from "./account-section.tsx"
import { BackupSection } from "./backup-section.tsx"
import { FunnelSection } from "./funnel-section.tsx"
import { GlanceSection } from "./glance-section.tsx"
import { HealthSection } from "./health-section.tsx"
import { RestartSection } from "./restart-section.tsx"
import { WorkSection } from "./work-section.tsx"

/** Nothing is asked for before the first call has shown who is there. */
export const DeskParts = (): ReactElement => {
  const t = useText("desk")
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
      <FunnelSection />
      <BackupSection />
      <WorkSection />
      <AccountSection />
      <RestartSection />
      <p className="mt-6">
        <Link to="/engines" className="text-accent-text underline">{t("desk.engines")}</Link>
      </p>
    </>
  )
}
