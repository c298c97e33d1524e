import { useText } from "#web/lib/text.ts"
import { clsx } from "clsx"
import { Check } from "lucide-react"
import type { ReactElement } from "react"
import { shownSteps } from "./steps.ts"

interface StageListProps {
  /** The current step on the server. */
  readonly step: string
  /** Whether there is nothing to transcribe: the text exists already. */
  readonly onlyAnalysis: boolean
  /** Whether it begins with a link. */
  readonly isLink: boolean
}

export const StageList = ({ step, onlyAnalysis, isLink }: StageListProps): ReactElement => {
  const t = useText("progress")
  const stages = shownSteps(onlyAnalysis, isLink)
  const at = stages.findIndex(({ steps }) => steps.includes(step))
  return (
    <ol aria-label={t("progress.stages")} className="space-y-1">
      {stages.map(({ label }, index) => (
        <li
          key={label}
          aria-current={index === at ? "step" : undefined}
          className={clsx(
            "flex h-9 items-center gap-3 text-md",
            index < at ? "text-fg-2" : index === at ? "font-[560] text-fg" : "text-fg-3",
          )}
        >
          <Mark state={index < at ? "done" : index === at ? "now" : "later"} />
          {t(label)}
        </li>
      ))}
    </ol>
  )
}

const Mark = ({ state }: { readonly state: "done" | "now" | "later" }): ReactElement => {
  if (state === "now") {
    return <span className="size-6 animate-spin rounded-full border-2 border-line-strong border-t-brand" />
  }
  return (
    <span
      className={clsx(
        "grid size-6 place-items-center rounded-full",
        state === "done" ? "bg-accent-soft text-accent-text" : "shadow-[inset_0_0_0_1.5px_var(--line-strong)]",
      )}
    >
      {state === "done" && <Check className="size-3.5" strokeWidth={2.6} />}
    </span>
  )
}
