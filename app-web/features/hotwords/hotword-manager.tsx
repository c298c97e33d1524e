import { UpgradeNote } from "#web/entities/plan/upgrade-note.tsx"
import { useText } from "#web/lib/text.ts"
import { messageOr } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { PartFailed } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, useState } from "react"
import { AddHotwords } from "./add-hotwords.tsx"
import { HotwordRow } from "./hotword-row.tsx"
import { type Hotword, useHotwords } from "./use-hotwords.ts"

/** The names and terms of the account that engines should expect. */
export const HotwordManager = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("hotwords")
  const own = useText("hotwords")
  const { list, error, retry, add, edit, remove } = useHotwords()
  const { data: usage } = trpc.plan.getUsage.useQuery({})
  const [deleted, setDeleted] = useState<Hotword | null>(null)
  const isPaid = usage !== undefined && usage.plan !== "free"
  const deleteOne = (hotword: Hotword) => {
    remove(hotword).then(() => setDeleted(hotword), () => undefined)
  }
  const undo = ({ text, language }: Hotword) => {
    setDeleted(null)
    add.mutate({ text, language })
    document.querySelector<HTMLElement>("[role=dialog] textarea")?.focus()
  }
  return (
    <Dialog title={t("hotwords.title")} description={t("hotwords.text")} grows onClose={onClose}>
      {usage !== undefined && !isPaid && <UpgradeNote text={t("hotwords.pro")} onLeave={onClose} />}
      {isPaid && <AddHotwords add={add} />}
      {error !== null && list === undefined
        ? <PartFailed text={messageOr(error, t("hotwords.failed.list"))} onRetry={retry} />
        : list === undefined
        ? <Skeleton className="h-24" />
        : (
          <>
            <p className="mb-2 text-sm text-fg-3">
              {t("hotwords.count", { active: list.active, total: list.total, limit: list.limit })}
            </p>
            <output className="flex items-center gap-2 text-sm">
              {deleted !== null && t("hotwords.deleted", { text: deleted.text })}
              {deleted !== null && isPaid && (
                <Button size="sm" tone="ghost" onClick={() => undo(deleted)}>{own("act.undo")}</Button>
              )}
            </output>
            {list.items.length === 0
              ? <p className="py-6 text-center text-fg-3">{t("hotwords.none")}</p>
              : (
                <ul aria-label={t("hotwords.list")} className="divide-y divide-line">
                  {list.items.map((one) => (
                    <HotwordRow key={one.id} hotword={one} isPaid={isPaid} edit={edit} onDelete={deleteOne} />
                  ))}
                </ul>
              )}
          </>
        )}
    </Dialog>
  )
}
