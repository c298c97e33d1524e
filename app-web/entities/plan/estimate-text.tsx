import type { Language } from "#texts/languages.ts"
import { minutesOf } from "#web/lib/format.ts"
import { sentenceBreak } from "#web/lib/full-stop.ts"
import { type Translate, useLanguage, useText } from "#web/lib/text.ts"
import { clsx } from "clsx"
import type { ReactElement } from "react"
import { type Estimate, needsMore } from "./estimate.ts"
import { useIsUnlimited } from "./use-included.ts"

interface EstimateTextProps {
  /** Null while nothing is chosen or known. */
  readonly estimate: Estimate | null
}

/** What the upload will use of the remaining minutes; without an estimate, or where nothing runs out, a note that the window may be closed. */
export const EstimateText = ({ estimate }: EstimateTextProps): ReactElement => {
  const t = useText("plan")
  const reader = useLanguage()
  const isUnlimited = useIsUnlimited()
  return (
    <output
      className={clsx(
        "mr-auto min-w-0 flex-1 text-sm text-pretty max-sm:mb-1 max-sm:basis-full",
        needsMore(estimate) ? "text-bad" : estimate?.isLarge === true ? "text-warn" : "text-fg-3",
      )}
    >
      {estimate === null || (isUnlimited && !needsMore(estimate)) ? t("add.goesOn") : sentence(estimate, t, reader)}
    </output>
  )
}

const sentence = (estimate: Estimate, t: Translate<"plan">, reader: Language): string => {
  const { minutes, unknown, left, maxMinutes, isOver, isTooLong, isTooMany, isLarge } = estimate
  const values = { length: minutesOf(minutes, reader), count: left }
  if (isTooMany) return t("estimate.tooMany", { count: estimate.filesAtOnce ?? 0 })
  if (isTooLong) return t("estimate.tooLong", { count: maxMinutes })
  if (isOver) return t("estimate.tooMuch", values)
  const first = isLarge ? t("estimate.large", values) : t("estimate.uses", values)
  return unknown === 0 ? first : first + sentenceBreak(reader) + t("estimate.andUnknown", { count: unknown })
}
