import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { languageName } from "#web/lib/language-name.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Failure } from "#web/ui/failure.tsx"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import { Languages } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import { TranslationBar } from "./translation-bar.tsx"
import { type TranslationView, useTranslation } from "./use-translation.ts"

interface TranslationFrameProps {
  readonly task: OpenedTask
  readonly language: string
  readonly menu: ReactElement
  /** The content in that language; null if nothing of it is translated. */
  readonly children: (view: TranslationView) => ReactNode
}

/** A tab in another language: what made it and what is missing, above the content; before that, a way to translate it. */
export const TranslationFrame = ({ task, language, menu, children }: TranslationFrameProps): ReactElement => {
  const t = useText("translation")
  const name = languageName(language, useLanguage())
  const translation = useTranslation(task, language)
  const { view, error, retry } = translation
  if (view === undefined) {
    return error === null
      ? <LoadingScreen />
      : <Failure error={error} attempt="details" onRetry={retry} />
  }
  return (
    <div className="flex h-full flex-col">
      <TranslationBar task={task} name={name} view={view} translation={translation} menu={menu} />
      <div className="relative min-h-0 flex-1">
        {view.status === "notStarted"
          ? (
            <TranslationOffer
              task={task}
              language={language}
              name={name}
              isStarting={translation.isStarting}
              onStart={() => translation.start(false)}
            />
          )
          : children(view) ?? <p className="px-6 pt-[9vh] text-center text-md text-fg-2">{t("translation.nothing")}</p>}
      </div>
    </div>
  )
}

interface TranslationOfferProps {
  readonly task: OpenedTask
  readonly language: string
  /** Of the language. */
  readonly name: string
  readonly isStarting: boolean
  readonly onStart: () => void
}

/** Before there is a translation: a way to make it, if someone may and the server can. An address can name any language. */
const TranslationOffer = (
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
