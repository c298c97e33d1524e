import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Languages } from "lucide-react"
import type { ReactElement } from "react"

interface TranslationOfferProps {
  readonly task: OpenedTask
  readonly language: string
  /** Of the language. */
  readonly name: string
  readonly isStarting: boolean
  readonly onStart: () => void
}

/** Before there is a translation: a way to make it, if someone may and the server can. An address can name any language. */
export const TranslationOffer = (
  { task, language, name, isStarting, onStart }: TranslationOfferProps,
): ReactElement => {
  const t = useText("translation")
  const { data } = trpc.translation.listTargetLanguages.useQuery({ task_id: task.id })
  const isRefused = data?.languages.every((one) => one.language !== language || !one.is_offered) ?? false
  return (
    <div className="grid justify-items-center gap-4 px-6 pt-[9vh] text-center">
      <Languages className="size-9 text-fg-3" aria-hidden />
      {isRefused ? <p className="max-w-[46ch] text-md text-fg-2">{t("translation.refused", { language: name })}</p> : (
        <>
          <p className="max-w-[46ch] text-md text-fg-2">{t("translation.offer", { language: name })}</p>
          {isManaged(task)
            ? (
              <Button tone="primary" className="max-md:!h-11" disabled={isStarting} onClick={onStart}>
                {t("translation.start", { language: name })}
              </Button>
            )
            : <p className="text-sm text-fg-3">{t("translation.byOwner")}</p>}
        </>
      )}
    </div>
  )
}
