import { FileLink } from "#web/entities/task/file-link.tsx"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { useMoment } from "#web/lib/use-moment.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { Chip } from "#web/ui/chip.tsx"
import type { ReactElement } from "react"
import type { Delivery } from "../webhook.ts"
import { AttemptView } from "./attempt-view.tsx"

const tones = { waiting: "warn", delivered: "ok", failed: "bad" } as const

interface DeliveryRowProps {
  readonly webhookId: string
  readonly delivery: Delivery
  readonly isOn: boolean
}

/** One message: what it is about, how far it got, and how its attempts were answered. */
export const DeliveryRow = ({ webhookId, delivery, isOn }: DeliveryRowProps): ReactElement => {
  const t = useText("automation/webhook-log")
  const words = useText("automation/webhooks")
  const log = useText("log")
  const moment = useMoment()
  const utils = trpc.useUtils()
  const again = trpc.webhook.replayDelivery.useMutation({
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.webhook.invalidate(),
  })
  const { id, type, at, state, task_id: taskId, next_at: next, attempts } = delivery
  const last = attempts.at(-1)
  const [event, time] = [words(`webhooks.${type}`), moment(at)]
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={tones[state]}>{t(`deliveries.${state}`)}</Chip>
        <p className="min-w-0 flex-1 basis-40 break-words">
          <span className="font-[540]">{event}</span> <span className="tnum text-sm text-fg-3">{time}</span>
        </p>
        {taskId !== null && <FileLink taskId={taskId} name={`${event}, ${time}`} />}
        {isOn && state !== "waiting" && (
          <ActionButton
            aria-label={t("deliveries.againNamed", { event, time })}
            disabled={again.isPending}
            onClick={() => again.mutate({ id: webhookId, delivery_id: id })}
          >
            {t("deliveries.again")}
          </ActionButton>
        )}
      </div>
      {next !== null && (
        <p className="mt-1 text-sm text-fg-3">
          {last === undefined ? log("log.queued") : log("log.next", { time: moment(next) })}
        </p>
      )}
      {last !== undefined && <AttemptView attempt={last} />}
      {last !== undefined && (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-9 items-center text-fg-2 underline underline-offset-2 max-md:min-h-11">
            {log("log.attempts", { count: attempts.length })}
          </summary>
          <ol className="mt-1 grid gap-2 [&_pre]:line-clamp-none">
            {attempts.map((one) => (
              <li key={one.number}>
                <p className="tnum text-fg-3">{moment(one.at)}</p>
                <AttemptView attempt={one} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  )
}
