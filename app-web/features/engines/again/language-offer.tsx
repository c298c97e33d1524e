import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { isMarkedOperator } from "#web/lib/is-operator.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, Suspense, useState } from "react"

const HearDialog = lazyComponent(() => import("./hear-dialog.tsx"), "HearDialog")

/** Below a notice that the built-in engine did not understand: the way to an engine that does. */
export const LanguageOffer = ({ task }: { readonly task: OpenedTask }): ReactElement | null => {
  const t = useText("engines/again")
  const [isOpen, setOpen] = useState(false)
  if (!isManaged(task)) return null
  return (
    <div className="no-print -mt-px flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b bg-warn-soft px-4 pt-1 pb-2.5 pl-10 text-sm md:px-6 md:pl-12">
      {isMarkedOperator()
        ? (
          <Button
            size="sm"
            className="max-md:h-11"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t("hear.open")}
          </Button>
        )
        : <p className="text-fg-2">{t("hear.ask")}</p>}
      {isOpen && (
        <Suspense>
          <HearDialog
            task={task}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
