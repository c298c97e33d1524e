import { useText } from "#web/lib/text.ts"
import { clsx } from "clsx"
import { type ReactElement, useId } from "react"
import type { Period } from "./use-buying.ts"

const periods: ReadonlyArray<Period> = ["month", "year"]

interface PeriodChoiceProps {
  readonly period: Period
  /** How much cheaper a year is, in percent. */
  readonly saving: number
  readonly onChoose: (period: Period) => void
}

/** Whether prices are by month or by year. */
export const PeriodChoice = ({ period, saving, onChoose }: PeriodChoiceProps): ReactElement => {
  const t = useText("billing")
  const name = useId()
  return (
    <fieldset className="mb-5 inline-flex rounded-full border bg-raised p-1">
      <legend className="sr-only">{t("plans.period")}</legend>
      {periods.map((one) => (
        <label
          key={one}
          className={clsx(
            "relative flex min-h-9 cursor-pointer items-center rounded-full px-4 text-sm font-[560] has-focus-visible:outline-2 has-focus-visible:outline-brand max-md:min-h-11",
            period === one ? "bg-accent-soft text-accent-text" : "text-fg-2",
          )}
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={period === one}
            onChange={() => onChoose(one)}
          />
          {t(one === "month" ? "plans.monthly" : "plans.yearly")}
          {one === "year" && saving > 0 && <span className="ml-1.5 text-ok">{t("plans.saving", { saving })}</span>}
        </label>
      ))}
    </fieldset>
  )
}
