import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { speech } from "#web/lib/catalogues.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { type Translate, useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import type { ReactElement } from "react"
import type { TranslationView, useTranslation } from "./use-translation.ts"

/** What the service did; other codes, such as a full disk, only say that it failed. */
const reasons = {
  "TranslatorFailed:refused-key": "translation.reason.refused-key",
  "TranslatorFailed:rate-limited": "translation.reason.rate-limited",
  "TranslatorFailed:timed-out": "translation.reason.timed-out",
  "TranslatorFailed:remote-error": "translation.reason.remote-error",
  "TranslatorFailed:unreadable-answer": "translation.reason.unreadable-answer",
  "TranslatorFailed:engine-died": "translation.reason.engine-died",
} as const

const isKnown = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code)

/** Why a translation ended before all was translated; without a code, a person stopped it. */
const failureOf = (code: string | null, t: Translate<"translation">): string => {
  if (code === null) return t("translation.stopped")
  return isKnown(code)
    ? joinSentences([t(reasons[code]), t("translation.kept")], speech.get().language)
    : t("translation.failed")
}

interface TranslationBarProps {
  readonly task: OpenedTask
  /** Of the language. */
  readonly name: string
  readonly view: TranslationView
  readonly translation: ReturnType<typeof useTranslation>
  readonly menu: ReactElement
}

/** What made a translation, its progress, and what is missing, with what can be done about it. */
export const TranslationBar = ({ task, name, view, translation, menu }: TranslationBarProps): ReactElement => {
  const t = useText("translation")
  const reader = useLanguage()
  const { status, receipt, engine, is_basic: isBasic } = view
  const isRunning = status === "translating"
  const by = engine === null ? null : t(isBasic ? "translation.byBasic" : "translation.by", { engine })
  const missing = receipt.untranslated + receipt.waiting
  const canContinue = !isRunning && status !== "notStarted" && isManaged(task)
  return (
    <div className="no-print flex shrink-0 items-center gap-2 border-b px-4 py-1.5 text-sm md:px-6">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0">
          <strong className="font-[560]">{name}</strong>
          {by !== null && <span className="text-fg-3">{` · ${by}`}</span>}
        </p>
        {isRunning && (
          <>
            <ProgressBar
              value={translation.fraction * 100}
              label={t("translation.running", { language: name })}
              className="min-w-24 flex-1"
            />
            {isManaged(task) && (
              <Button size="sm" className="max-md:!h-11" disabled={translation.isStopping} onClick={translation.cancel}>
                {t("translation.cancel")}
              </Button>
            )}
          </>
        )}
        <output className="text-warn">
          {!isRunning && joinSentences(
            [
              status === "translationFailed" && failureOf(view.error_code, t),
              status !== "notStarted" && missing > 0
              && t("translation.missing", { count: missing, total: receipt.total }),
              receipt.stale > 0 && t("translation.stale", { count: receipt.stale }),
            ].filter((said) => said !== false),
            reader,
          )}
        </output>
        {canContinue && missing + receipt.stale > 0 && (
          <Button
            size="sm"
            className="max-md:!h-11"
            disabled={translation.isStarting}
            onClick={() => translation.start(false)}
          >
            {status === "translationFailed" && view.error_code !== null
              ? t("act.retry")
              : t(missing === 0 ? "translation.update" : "translation.again")}
          </Button>
        )}
      </div>
      {menu}
    </div>
  )
}
