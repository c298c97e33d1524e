import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { download } from "#web/request/download.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Section } from "#web/ui/section.tsx"
import { Download } from "lucide-react"
import { type ReactElement, useState } from "react"
import { DeleteDialog } from "./delete-dialog.tsx"
import { useKeepAccount } from "./use-keep-account.ts"

/** What a person can do with all the account's data. */
export const DataSection = (): ReactElement => {
  const t = useText("leaving")
  const [isAsking, setAsking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveArchive()
    setSaving(false)
  }
  const { keep, isPending } = useKeepAccount()
  const { data: user } = trpc.account.getCurrentUser.useQuery({})
  const { data } = trpc.leaving.getDeletion.useQuery({}, { staleTime: 300_000 })
  return (
    <Section title={t("data.title")} text={t("data.text")}>
      <div className="flex flex-wrap gap-2 [&>*]:max-md:!h-11">
        <Button aria-busy={isSaving} disabled={isSaving} onClick={() => void save()}>
          <Download />
          {isSaving ? t("data.preparing") : t("data.download")}
        </Button>
        {data !== undefined && data.due_at !== null
          ? <Button tone="primary" disabled={isPending} onClick={keep}>{t("deletion.keep")}</Button>
          : (
            <Button disabled={user === undefined || data === undefined} onClick={() => setAsking(true)}>
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

const saveArchive = (): Promise<unknown> =>
  download("/api/auth/user/archive", "archive.zip").catch((error: unknown) =>
    toast(errorMessage(error, "download"), { tone: "bad" })
  )
