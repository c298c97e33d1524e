import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { sizeOf } from "#web/lib/format.ts"
import { isMarkedOperator } from "#web/lib/is-operator.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import type { ReactElement } from "react"
import { percentOf } from "../model-facts.ts"
import { useEngines } from "../use-engines.ts"

interface WaitingNoteProps {
  readonly task: OpenedTask
  /** The name of the model. */
  readonly model: string
}

/** A recording waits for a model: how much of it has arrived, and a way to wait no longer. */
export const WaitingNote = ({ task, model: name }: WaitingNoteProps): ReactElement => {
  const t = useText("engines/again")
  const utils = trpc.useUtils()
  const cancel = trpc.task.cancelTask.useMutation({
    onSuccess: ({ retranscription }) =>
      utils.library.openTask.setData({ task_id: task.id }, (before) => before && { ...before, retranscription }),
    onError: (error) => toast(errorMessage(error), { tone: "bad" }),
  })
  return (
    <div className="no-print flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b bg-accent-soft px-4 py-2 text-sm md:px-6">
      {isMarkedOperator()
        ? <Arriving name={name} />
        : <span className="min-w-0 flex-1">{t("hear.waiting")}</span>}
      {isManaged(task) && (
        <Button
          size="sm"
          className="max-md:h-11"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate({ task_id: task.id })}
        >
          {t("act.cancel")}
        </Button>
      )}
    </div>
  )
}

const Arriving = ({ name }: { readonly name: string }): ReactElement => {
  const t = useText("engines/again")
  const engineText = useText("engines")
  const reader = useLanguage()
  const model = useEngines().data?.models.find((one) => one.name === name)
  if (model === undefined) return <span className="min-w-0 flex-1">{t("hear.waiting")}</span>
  const label = t("hear.waitingFor", { title: model.title })
  return (
    <>
      <span className="min-w-0">{label}</span>
      <ProgressBar value={percentOf(model)} label={label} className="min-w-24 flex-1" />
      <span className="tnum text-fg-2">
        {model.state === "checking"
          ? engineText("engines.checking")
          : engineText("engines.arrived", { done: sizeOf(model.done, reader), total: sizeOf(model.bytes, reader) })}
      </span>
    </>
  )
}
