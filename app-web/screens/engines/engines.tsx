import { EngineSection } from "#web/features/engines/engine-section.tsx"
import { OperatorGate } from "#web/features/engines/operator-gate.tsx"
import { useText } from "#web/features/engines/texts.ts"
import { useEngines } from "#web/features/engines/use-engines.ts"
import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { joinSentences } from "#web/lib/full-stop.ts"
import { useLanguage } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { errorCode } from "#web/request/error-message.ts"
import { Failure } from "#web/ui/failure.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { Link } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import type { ReactElement } from "react"

/** For the operator: which engines turn speech into text and write, and how to get better ones. Needs no account. */
export const Engines = (): ReactElement => {
  const t = useText()
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

const Sections = (): ReactElement => {
  const t = useText()
  const reader = useLanguage()
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
      <EngineSection purpose="speech" list={data} title={t("engines.speech")} text={null} />
      <EngineSection
        purpose="language"
        list={data}
        title={t("engines.language")}
        text={joinSentences([t("engines.languageText"), t("engines.hourUnknown")], reader)}
      />
    </>
  )
}
