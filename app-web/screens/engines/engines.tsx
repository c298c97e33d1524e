import { BuiltInCard } from "#web/features/engines/built-in-card.tsx"
import { EndpointCard } from "#web/features/engines/endpoint-card.tsx"
import { ModelCard } from "#web/features/engines/model-card.tsx"
import { OperatorGate } from "#web/features/engines/operator-gate.tsx"
import { useText } from "#web/features/engines/texts.ts"
import { useEngines } from "#web/features/engines/use-engines.ts"
import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { useTitle } from "#web/lib/use-title.ts"
import { errorCode } from "#web/request/error-message.ts"
import { Failure } from "#web/ui/failure.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { Link } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import type { ReactElement } from "react"

/** For the operator: which engine turns speech into text, and how to get a better one. Needs no account. */
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
        <EngineCards />
      </div>
    </main>
  )
}

const EngineCards = (): ReactElement => {
  const t = useText()
  const { data, error, refetch } = useEngines()
  if (error !== null && data === undefined) {
    return errorCode(error) === "OperatorOnly"
      ? <OperatorGate onOpen={() => void refetch()} />
      : <Failure error={error} attempt="details" onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Spinner className="mt-16" />
  const mayUse = data.configured_by.length === 0
  return (
    <>
      <p className="mt-2 text-md text-fg-2">{t("engines.intro")}</p>
      {!mayUse && (
        <p className="mt-4 rounded-lg bg-warn-soft p-4 text-warn">
          {t("engines.configured", { variables: data.configured_by.join(", ") })}
        </p>
      )}
      <ul className="mt-6 grid gap-4">
        <BuiltInCard isUsed={mayUse && data.used === "built-in"} mayUse={mayUse} />
        {data.models.map((model) => (
          <ModelCard key={model.name} model={{ ...model, is_used: mayUse && model.is_used }} mayUse={mayUse} />
        ))}
        <EndpointCard endpoint={data.endpoint} isUsed={mayUse && data.used === "endpoint"} mayUse={mayUse} />
      </ul>
    </>
  )
}
