import { OperatorGate } from "#web/entities/operator/operator-gate.tsx"
import { EngineSection } from "#web/features/engines/engine-section.tsx"
import { MeetingGuestSection } from "#web/features/engines/meetings/meeting-guest.tsx"
import { VideoProgramSection } from "#web/features/engines/program/video-program.tsx"
import { type EngineList, type Purpose, useEngines } from "#web/features/engines/use-engines.ts"
import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { errorCode } from "#web/request/error-message.ts"
import { Failure } from "#web/ui/failure.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { Link } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import type { ReactElement } from "react"

/** In the order in which they matter to most. */
const purposes = ["speech", "language", "speakers", "search"] as const

/** For the operator: which engines turn speech into text and write, and how to get better ones. Needs no account. */
export const Engines = (): ReactElement => {
  const t = useText("engines")
  useTitle(t("engines.title"))
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
      <PageNotices />
      <div className="mx-auto max-w-3xl px-5 pt-6 pb-20 max-sm:px-4">
        <Link to="/" className="inline-flex h-11 items-center gap-2 text-fg-2 hover:text-fg">
          <ArrowLeft className="size-4" aria-hidden />
          {t("notFound.back")}
        </Link>
        <h1 className="mt-3 text-2xl font-[640]">{t("engines.title")}</h1>
        <Sections />
      </div>
    </main>
  )
}

/** Speech also has the endpoint. */
const hasChoice = (purpose: Purpose, { models }: EngineList): boolean =>
  purpose === "speech" || models.some((model) => model.purpose === purpose)

const Sections = (): ReactElement => {
  const t = useText("engines")
  const { data, error, refetch } = useEngines()
  if (error !== null && data === undefined) {
    return errorCode(error) === "OperatorOnly"
      ? <OperatorGate onOpen={() => void refetch()} />
      : <Failure error={error} attempt="details" onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Spinner className="mt-16" />
  return (
    <>
      <p className="mt-2 text-md text-fg-2">{t("engines.intro")}</p>
      {purposes.filter((purpose) => hasChoice(purpose, data)).map((purpose) => (
        <EngineSection key={purpose} purpose={purpose} list={data} />
      ))}
      <VideoProgramSection />
      <MeetingGuestSection />
      <p className="mt-6">
        <Link to="/operator" className="text-accent-text underline">{t("engines.desk")}</Link>
      </p>
    </>
  )
}
