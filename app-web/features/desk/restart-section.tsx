import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { type ReactElement, useState } from "react"
import { DeskSection } from "./desk-section.tsx"

/** Restarts the server that answers, after a question. */
export const RestartSection = (): ReactElement => {
  const t = useText("desk")
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = trpc.desk.restartServer.useMutation({
    onSuccess: () => void toast(t("desk.restarting")),
    onError: (error) => void toast(errorMessage(error), { tone: "bad" }),
  })
  return (
    <DeskSection
      title={t("desk.server")}
      aside={
        <Button size="sm" className="max-md:!h-11" disabled={isPending} onClick={() => setIsAsking(true)}>
          {t("desk.restart")}
        </Button>
      }
    >
      <p className="text-fg-2">{t("desk.restartHint")}</p>
      {isAsking && (
        <Confirm
          title={t("desk.restartTitle")}
          description={t("desk.restartHint")}
          act={t("desk.restart")}
          onAct={() => mutate({})}
          onClose={() => setIsAsking(false)}
        />
      )}
    </DeskSection>
  )
}
