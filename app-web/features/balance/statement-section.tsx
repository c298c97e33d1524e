import { planName } from "#web/entities/plan/money.ts"
import { dayOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { download } from "#web/request/download.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { NotLoaded, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Download } from "lucide-react"
import { type ReactElement, useState } from "react"

const pageSize = 10

/** The minutes statement: every change of the balance, with its cause. */
export const StatementSection = (): ReactElement => {
  const t = useText("balance")
  const reader = useLanguage()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = trpc.plan.listStatement.useQuery({ page, page_size: pageSize }, {
    placeholderData: (old) => old,
  })
  const number = new Intl.NumberFormat(reader, { signDisplay: "exceptZero" })
  const plain = new Intl.NumberFormat(reader)
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))
  return (
    <Section title={t("statement.title")} text={t("statement.text")}>
      {error !== null && data === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="h-48" />
        : (
          <>
            <ul className="divide-y divide-line">
              {data.items.filter(({ minutes }) => minutes !== 0).map((
                { id, at, kind, cause, reference, task_title: title, note, minutes, balance },
              ) => (
                <li key={id} className="flex items-baseline gap-3 py-2 text-sm">
                  <span className="min-w-0 flex-1">
                    <span className="break-words">
                      {t("statement.entry", {
                        what: t(`statement.${kind}`),
                        why: note ?? title ?? (cause === "plan" ? planName(reference ?? "") : t(`cause.${cause}`)),
                      })}
                    </span>
                    <span className="block text-xs text-fg-3">
                      {dayOf(new Date(at), reader)}, {timeOf(new Date(at), reader)}
                    </span>
                  </span>
                  <span className="tnum shrink-0">{number.format(minutes)}</span>
                  <span className="tnum w-16 shrink-0 text-right text-fg-3" title={t("statement.balance")}>
                    {plain.format(balance)}
                  </span>
                </li>
              ))}
            </ul>
            <Button size="sm" className="mt-3 max-md:!h-11" onClick={saveCsv}>
              <Download />
              {t("statement.csv")}
            </Button>
            {pages > 1 && (
              <nav aria-label={t("statement.pages")} className="mt-3 flex items-center gap-3 [&>button]:max-md:!h-11">
                <Button
                  size="sm"
                  disabled={page === 1}
                  onClick={() =>
                    setPage(page - 1)}
                >
                  {t("statement.newer")}
                </Button>
                <span className="tnum text-sm text-fg-3">{page} / {pages}</span>
                <Button
                  size="sm"
                  disabled={page === pages}
                  onClick={() =>
                    setPage(page + 1)}
                >
                  {t("statement.older")}
                </Button>
              </nav>
            )}
          </>
        )}
    </Section>
  )
}

const saveCsv = (): void =>
  void download("/api/usage/statement.csv", "minutes.csv").catch((error: unknown) =>
    toast(errorMessage(error, "download"), { tone: "bad" })
  )
