import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { NotLoaded, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Plus } from "lucide-react"
import { type ReactElement, useRef, useState } from "react"
import { SecretDialog } from "./secret-dialog.tsx"
import { WebhookDialog } from "./webhook-dialog.tsx"
import { WebhookRow } from "./webhook-row.tsx"

/** Milliseconds between looks: a webhook may be switched off while it is shown. */
const pause = 5000

/** The addresses that receive the account's events. */
export const WebhookSection = (): ReactElement => {
  const t = useText("automation/webhooks")
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAdding, setAdding] = useState(false)
  const utils = trpc.useUtils()
  const { data, error, refetch } = trpc.webhook.listWebhooks.useQuery({}, {
    refetchOnMount: "always",
    refetchInterval: pause,
  })
  const create = trpc.webhook.createWebhook.useMutation({
    onSuccess: () => setAdding(false),
    onSettled: () => utils.webhook.listWebhooks.invalidate(),
  })
  return (
    <Section title={t("webhooks.title")} text={t("webhooks.text")} heading={heading}>
      {error !== null && data === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="h-16" />
        : (
          <>
            {data.items.length === 0 ?
              <p className="text-fg-3">{t("webhooks.none")}</p> :
              (
                <ul aria-label={t("webhooks.title")} className="divide-y divide-line">
                  {data.items.map((webhook) => (
                    <WebhookRow
                      key={webhook.id}
                      webhook={webhook}
                      onDeleted={() => heading.current?.focus()}
                    />
                  ))}
                </ul>
              )}
            {data.items.length >= data.limit
              ? <p className="mt-3 text-fg-2">{t("webhooks.full", { limit: data.limit })}</p>
              : (
                <Button className="mt-3 max-md:!h-11" onClick={() => setAdding(true)}>
                  <Plus />
                  {t("webhooks.add")}
                </Button>
              )}
          </>
        )}
      {isAdding && (
        <WebhookDialog
          title={t("webhooks.add")}
          before={null}
          saving={create}
          onSave={(change) => create.mutate(change)}
          onClose={() => {
            setAdding(false)
            create.reset()
          }}
        />
      )}
      {create.data !== undefined && <SecretDialog secret={create.data.secret} onClose={create.reset} />}
    </Section>
  )
}
