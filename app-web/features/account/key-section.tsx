import { UpgradeNote } from "#web/entities/plan/upgrade-note.tsx"
import { dayOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage, messageOr } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Confirm } from "#web/ui/confirm.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { PartFailed, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Trash2 } from "lucide-react"
import { type ReactElement, useRef, useState } from "react"
import { NewKey } from "./new-key.tsx"

/**
 * The keys that assistants use. Without a plan that includes them, an explanation; existing keys can always be
 * deleted.
 */
export const KeySection = (): ReactElement => {
  const t = useText("account")
  const reader = useLanguage()
  const utils = trpc.useUtils()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const { data: user } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  const { data, error, refetch } = trpc.mcpKey.listMcpKeys.useQuery({}, { refetchOnMount: "always" })
  const { data: counted } = trpc.mcpKey.countMcpKeys.useQuery({}, { refetchOnMount: "always" })
  const remove = trpc.mcpKey.deleteMcpKey.useMutation({
    onSuccess: () => heading.current?.focus(),
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.mcpKey.invalidate(),
  })
  const when = (iso: string): string => {
    const date = new Date(iso)
    return `${dayOf(date, reader)}, ${timeOf(date, reader)}`
  }
  const isFree = user?.subscription.plan_type === "free"
  return (
    <Section title={t("mcp.title")} text={t("mcp.text")} heading={heading}>
      {isFree && <UpgradeNote text={t("mcp.pro")} />}
      {user !== undefined && !isFree && counted !== undefined && <NewKey {...counted} />}
      {error !== null && data === undefined
        ? <PartFailed text={messageOr(error, t("mcp.notLoaded"))} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="h-16" />
        : data.items.length === 0
        ? !isFree && <p className="text-fg-3">{t("mcp.none")}</p>
        : (
          <ul aria-label={t("mcp.title")} className="divide-y divide-line">
            {data.items.map(({ id, name, hint, scope, created_at: created, last_used_at: used }) => (
              <li key={id} className="flex items-center gap-3 py-3">
                <div className="min-w-0 flex-1">
                  <p className="break-words font-[540]">
                    {name} <span className="font-mono text-sm font-[400] text-fg-3">…{hint}</span>
                  </p>
                  <p className="text-sm text-fg-3">
                    {t("mcp.created", { date: dayOf(new Date(created), reader) })}
                    {" · "}
                    {used === null ? t("mcp.unused") : t("mcp.used", { time: when(used) })}
                    {scope === "read" && ` · ${t("mcp.readOnly")}`}
                    {scope === "edit" && ` · ${t("mcp.noSharing")}`}
                  </p>
                </div>
                <IconButton
                  label={t("mcp.delete", { name: `${name} …${hint}` })}
                  className="max-md:!size-11"
                  onClick={() =>
                    setAsked({ id, name })}
                >
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      {asked !== null && (
        <Confirm
          danger
          title={t("mcp.deleteTitle", { name: asked.name })}
          description={t("mcp.deleteText")}
          act={t("act.delete")}
          onAct={() => remove.mutate({ id: asked.id })}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  )
}
