import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { Button } from "#web/ui/button.tsx"
import { ListChecks } from "lucide-react"
import type { ReactElement } from "react"
import { type ActionList } from "./action-list.tsx"
import { asList } from "./own-items.ts"

/** Above the action items: all or one's own, and a copy as a list. */
export const ActionTools = ({ actions }: { readonly actions: ActionList }): ReactElement => {
  const t = useText("summary")
  const { items, isMineOnly, showMine, me, setMe, isShown } = actions
  const owners = [...new Set(items.flatMap(({ owner }) => owner ?? []))]
  const copy = () =>
    void navigator.clipboard.writeText(asList(items.filter(isShown), t("actions.unverified"))).then(
      () => toast(t("actions.copied"), { tone: "good" }),
      () => toast(t("summary.notCopied"), { tone: "bad" }),
    )
  return (
    <div className="no-print mb-2 flex flex-wrap items-center gap-2 text-sm">
      {owners.length > 0 && (
        <fieldset aria-label={t("actions.show")} className="flex gap-1">
          <Button size="sm" tone="ghost" aria-pressed={!isMineOnly} onClick={() => showMine(false)}>
            {t("actions.all")}
          </Button>
          <Button size="sm" tone="ghost" aria-pressed={isMineOnly} onClick={() => showMine(true)}>
            {t("actions.mine")}
          </Button>
        </fieldset>
      )}
      {isMineOnly && (me === null || owners.length > 1) && (
        <select
          aria-label={t("actions.whoAmI")}
          value={me ?? ""}
          onChange={(event) => setMe(event.target.value)}
          className="h-8 rounded-md bg-surface px-2 text-fg-2 shadow-[inset_0_0_0_1px_var(--field-line)] max-md:h-11"
        >
          {me === null && <option value="">{t("actions.whoAmI")}</option>}
          {owners.map((owner) => <option key={owner} value={owner}>{owner}</option>)}
        </select>
      )}
      <Button size="sm" tone="ghost" onClick={copy}>
        <ListChecks />
        {t("actions.copy")}
      </Button>
    </div>
  )
}
