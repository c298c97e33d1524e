import { dayOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Chip } from "#web/ui/chip.tsx"
import { NotLoaded } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import type { ReactElement } from "react"
import { DeskSection } from "./desk-section.tsx"

type Health = RouterOutput["desk"]["checkHealth"]

/** What is missing comes first. The names and advice are those of `doctor`, which speaks English. */
export const HealthSection = (): ReactElement => {
  const t = useText("desk")
  const { data, error, refetch, isFetching } = trpc.desk.checkHealth.useQuery({}, { staleTime: Infinity, retry: false })
  return (
    <DeskSection
      title={t("desk.health")}
      aside={
        <Button size="sm" className="max-md:!h-11" disabled={isFetching} onClick={() => void refetch()}>
          {isFetching ? t("desk.looking") : t("desk.again")}
        </Button>
      }
    >
      {error !== null && data === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="h-16" />
        : <Found health={data} />}
    </DeskSection>
  )
}

const Found = ({ health: { findings, faults } }: { readonly health: Health }): ReactElement => {
  const t = useText("desk")
  const language = useLanguage()
  const missing = findings.filter(({ state }) => state === "missing")
  return (
    <>
      {missing.length === 0 ? <p className="text-fg-2">{t("desk.allWell")}</p> : <Findings of={missing} />}
      {faults.map(({ part, code, count, last_at: lastAt }) => (
        <p key={`${part} ${code}`} className="mt-3 text-bad">
          {t("desk.notSent", { part, code, count, day: dayOf(new Date(lastAt), language) })}
        </p>
      ))}
      <details className="mt-4">
        <summary className="cursor-pointer text-fg-2">{t("desk.checks", { count: findings.length })}</summary>
        <Findings of={findings} />
      </details>
    </>
  )
}

const Findings = ({ of: findings }: { readonly of: Health["findings"] }): ReactElement => (
  <ul className="mt-2 divide-y divide-line" lang="en">
    {findings.map(({ name, state, detail, advice }) => (
      <li key={name} className="flex gap-3 py-2.5">
        <Chip tone={state === "ok" ? "ok" : state === "missing" ? "warn" : "plain"} aria-label={state}>
          {state === "ok" ? "✓" : state === "missing" ? "!" : "–"}
        </Chip>
        <div className="min-w-0">
          <p className="font-[540] break-words">{name}: {detail}</p>
          {advice !== "" && <p className="text-sm break-words text-fg-2">{advice}</p>}
        </div>
      </li>
    ))}
  </ul>
)
