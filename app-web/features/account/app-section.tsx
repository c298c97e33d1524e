import { dayOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { NotLoaded, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, useRef, useState } from "react"

/** The assistants that were let in. */
export const AppSection = (): ReactElement => {
  const t = useText("account")
  const reader = useLanguage()
  const utils = trpc.useUtils()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const { data, error, refetch } = trpc.connectedApp.listConnectedApps.useQuery({}, { refetchOnMount: "always" })
  const end = trpc.connectedApp.disconnectApp.useMutation({
    onSuccess: () => heading.current?.focus(),
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.connectedApp.invalidate(),
  })
  const when = (iso: string): string => {
    const date = new Date(iso)
    return `${dayOf(date, reader)}, ${timeOf(date, reader)}`
  }
  return (
    <Section title={t("apps.title")} text={t("apps.text")} heading={heading}>
      {error !== null && data === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="h-16" />
        : data.items.length === 0
        ? <p className="text-fg-3">{t("apps.none")}</p>
        : (
          <ul aria-label={t("apps.title")} className="divide-y divide-line">
            {data.items.map(({ id, name, host, scopes, created_at: since, last_used_at: used }) => (
              <li key={id} className="flex items-center gap-3 py-3">
                <div className="min-w-0 flex-1">
                  <p className="break-words font-[540]">
                    {name} <span className="text-sm font-[400] break-all text-fg-3">{host}</span>
                  </p>
                  <p className="text-sm text-fg-3">
                    {t("apps.since", { date: dayOf(new Date(since), reader) })}
                    {" · "}
                    {used === null ? t("mcp.unused") : t("mcp.used", { time: when(used) })}
                    {" · "}
                    {scopes.map((scope) =>
                      t(`apps.${scopeNames[scope]}`)
                    ).join(", ")}
                  </p>
                </div>
                <Button
                  size="sm"
                  className="max-md:!h-11"
                  aria-label={t("apps.disconnect", { name })}
                  onClick={() => setAsked({ id, name })}
                >
                  {t("apps.act")}
                </Button>
              </li>
            ))}
          </ul>
        )}
      {asked !== null && (
        <Confirm
          danger
          title={t("apps.endTitle", { name: asked.name })}
          description={t("apps.endText")}
          act={t("apps.act")}
          onAct={() => end.mutate({ id: asked.id })}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  )
}

const scopeNames = { "mcp:read": "read", "mcp:write": "write", "mcp:share": "share" } as const
