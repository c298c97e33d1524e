import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { type ReactElement, useState } from "react"
import { SecretDialog } from "./secret-dialog.tsx"
import { nameOf, type Webhook } from "./webhook.ts"

/** Replaces the secret, after asking, and shows the new one. */
export const RotateSecret = ({ webhook }: { readonly webhook: Webhook }): ReactElement => {
  const t = useText("automation/webhooks")
  const [isAsked, setAsked] = useState(false)
  const utils = trpc.useUtils()
  const rotate = trpc.webhook.rotateSecret.useMutation({
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.webhook.listWebhooks.invalidate(),
  })
  const name = nameOf(webhook)
  return (
    <>
      <ActionButton
        aria-label={t("webhooks.rotateNamed", { name })}
        onClick={() => setAsked(true)}
      >
        {t("webhooks.rotate")}
      </ActionButton>
      {isAsked && (
        <Confirm
          title={t("webhooks.rotateTitle", { name })}
          description={t("webhooks.rotateText")}
          act={t("webhooks.rotate")}
          onAct={() => rotate.mutate({ id: webhook.id })}
          onClose={() => setAsked(false)}
        />
      )}
      {rotate.data !== undefined && <SecretDialog secret={rotate.data.secret} onClose={rotate.reset} />}
    </>
  )
}
