import { dayOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { addPasskey } from "#web/request/passkeys.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { NotLoaded, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { useMutation } from "@tanstack/react-query"
import { KeyRound, Trash2 } from "lucide-react"
import { type ReactElement, useRef, useState } from "react"

const failed = (error: unknown): void => void toast(errorMessage(error), { tone: "bad" })

/** The passkeys of the account: for signing in without an email, and for confirming irreversible actions. */
export const PasskeySection = (): ReactElement => {
  const t = useText("passkeys")
  const reader = useLanguage()
  const utils = trpc.useUtils()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const { data, error, refetch } = trpc.passkey.listPasskeys.useQuery({}, { refetchOnMount: "always" })
  const again = () => utils.passkey.invalidate()
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: (isAdded) => void toast(t(isAdded ? "passkeys.added" : "passkeys.notAdded")),
    onError: failed,
    onSettled: again,
  })
  const remove = trpc.passkey.deletePasskey.useMutation({
    onSuccess: () => heading.current?.focus(),
    onError: failed,
    onSettled: again,
  })
  return (
    <Section title={t("passkeys.title")} text={t("passkeys.text")} heading={heading}>
      {error !== null && data === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="h-16" />
        : (
          <>
            {data.items.length > 0 && (
              <ul aria-label={t("passkeys.title")} className="mb-4 divide-y divide-line">
                {data.items.map(({ id, name, is_synced: isSynced, created_at: created, last_used_at: used }) => (
                  <li key={id} className="flex items-center gap-3 py-3">
                    <KeyRound aria-hidden className="size-5 shrink-0 text-fg-3" />
                    <div className="min-w-0 flex-1">
                      <p className="font-[540] break-words">{name}</p>
                      <p className="text-sm text-fg-3">
                        {t("passkeys.created", { date: dayOf(new Date(created), reader) })}
                        {" · "}
                        {used === null
                          ? t("passkeys.unused")
                          : t("passkeys.used", { date: dayOf(new Date(used), reader) })}
                        {isSynced && ` · ${t("passkeys.synced")}`}
                      </p>
                    </div>
                    <IconButton
                      label={t("passkeys.delete", { name })}
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
            <Button className="max-md:!h-11" disabled={add.isPending} onClick={() => add.mutate()}>
              {t("passkeys.add")}
            </Button>
          </>
        )}
      {asked !== null && (
        <Confirm
          danger
          title={t("passkeys.deleteTitle", { name: asked.name })}
          description={t("passkeys.deleteText")}
          act={t("act.delete")}
          onAct={() => remove.mutate({ id: asked.id })}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  )
}
