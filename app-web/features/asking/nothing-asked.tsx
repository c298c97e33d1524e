import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"

interface NothingAskedProps {
  readonly suggestions: ReadonlyArray<string>
  readonly onAsk: (question: string) => void
}

/** Before the first question: some that this file answers. */
export const NothingAsked = ({ suggestions, onAsk }: NothingAskedProps): ReactElement => {
  const t = useText("asking")
  return (
    <div className="mt-auto">
      <h3 className="text-lg font-[620]">{t("ask.empty")}</h3>
      <p className="mt-1 text-fg-2">{t("ask.emptyText")}</p>
      <ul aria-label={t("ask.suggestions")} className="mt-4 space-y-2">
        {suggestions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="min-h-11 w-full rounded-md bg-surface px-3.5 py-2 text-left text-base shadow-[inset_0_0_0_1px_var(--line)] hover:bg-hover"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface AboutAnswersProps {
  readonly hasGaps: boolean
  readonly engine: string
  /** Questions left this month; null for any number. */
  readonly left: number | null
}

/** Who answers, from what, and how many questions are left. */
export const AboutAnswers = ({ hasGaps, engine, left }: AboutAnswersProps): ReactElement => {
  const t = useText("asking")
  return (
    <div className="space-y-1 px-1 text-xs text-fg-3">
      {hasGaps && <p className="text-warn">{t("ask.gaps")}</p>}
      {left !== null && <p>{t("ask.left", { count: left })}</p>}
      <p>{engine === "embedded" ? t("ask.embedded") : t("ask.engine", { engine })}</p>
    </div>
  )
}
