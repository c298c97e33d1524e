import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Section } from "#web/ui/section.tsx"
import { type ReactElement, useState } from "react"
import { DeleteDialog } from "./delete-dialog.tsx"
import { useText } from "./texts.ts"
import { useKeepAccount } from "./use-keep-account.ts"

/** What a person can do with all that the account holds. */
export const DataSection = (): ReactElement => {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { keep, isPending } = useKeepAccount()
  const { data: user } = trpc.account.getCurrentUser.useQuery({})
  const { data } = trpc.leaving.getDeletion.useQuery({}, { staleTime: 300_000 })
  return (
    <Section title={t("data.title")} text={t("data.text")}>
      <div className="flex flex-wrap gap-2 [&>*]:max-md:!h-11">
        {data !== undefined && data.due_at !== null
          ? <Button tone="primary" disabled={isPending} onClick={keep}>{t("deletion.keep")}</Button>
          : (
            <Button tone="danger" disabled={user === undefined || data === undefined} onClick={() => setAsking(true)}>
              {t("data.delete")}
            </Button>
          )}
      </div>
      {isAsking && user !== undefined && (
        <DeleteDialog
          name={user.email ?? user.phone ?? user.id}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}
