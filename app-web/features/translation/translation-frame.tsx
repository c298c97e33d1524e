import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { languageName } from "#web/lib/language-name.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Failure } from "#web/ui/failure.tsx"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import type { ReactElement, ReactNode } from "react"
import { TranslationBar } from "./translation-bar.tsx"
import { TranslationOffer } from "./translation-offer.tsx"
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
