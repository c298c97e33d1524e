import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { type ReactElement, useRef, useState } from "react"
import { ListSection } from "../rows/list-section.tsx"
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
  const found = trpc.webhook.listWebhooks.useQuery({}, { refetchOnMount: "always", refetchInterval: pause })
  const create = trpc.webhook.createWebhook.useMutation({
    onSuccess: () => setAdding(false),
    onSettled: () => utils.webhook.listWebhooks.invalidate(),
  })
  return (
    <ListSection
      heading={heading}
      title={t("webhooks.title")}
      text={t("webhooks.text")}
      none={t("webhooks.none")}
      add={t("webhooks.add")}
      full={(limit) => t("webhooks.full", { limit })}
      found={found}
      onAdd={() => setAdding(true)}
      dialogs={
        <>
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
        </>
      }
    >
      {found.data?.items.map((webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          onDeleted={() => heading.current?.focus()}
        />
      ))}
    </ListSection>
  )
}
