import { player } from "#web/entities/playback/player.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { clock } from "#web/lib/format.ts"
import { useLanguage } from "#web/lib/text.ts"
import { CircleCheck, CircleDashed } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "../texts.ts"
import { gapReason } from "./coverage-gap.ts"

interface CoverageProps {
  readonly coverage: NonNullable<OpenedTask["coverage"]>
}

/** How much of the detected speech was transcribed, and every part that was not. Each can be played. */
export const Coverage = ({ coverage: { ratio, gaps, speech } }: CoverageProps): ReactElement => {
  const t = useText()
  const language = useLanguage()
  // Rounded down: never 100 % while something is missing.
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1, roundingMode: "floor" })
    .format(ratio)
  return (
    <section aria-label={t("coverage.title")} className="mt-7">
      <h2 className="mb-2 px-2 text-sm font-[560] text-fg-3">{t("coverage.title")}</h2>
      <p className="flex gap-2 px-2 text-sm text-fg-2">
        {gaps.length === 0
          ? <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok" />
          : <CircleDashed className="mt-0.5 size-4 shrink-0 text-warn" />}
        {speech === 0
          ? t("coverage.noSpeech")
          : gaps.length === 0
          ? t("coverage.full")
          : t("coverage.part", { percent })}
      </p>
      <ul className="mt-1.5">
        {gaps.map((gap) => (
          <li key={gap.begin}>
            <button
              type="button"
              aria-label={t("coverage.play", { time: clock(gap.begin) })}
              className="w-full rounded-sm px-2 py-1.5 text-left text-sm hover:bg-hover max-md:min-h-11"
              onClick={() => player.seek(gap.begin, true)}
            >
              <span className="tnum text-accent-text">{clock(gap.begin)}–{clock(gap.end)}</span>{" "}
              <span className="text-fg-3">{gapReason(gap, t)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
