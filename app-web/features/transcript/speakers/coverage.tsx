import { player } from "#web/entities/playback/player.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useIsManaged } from "#web/entities/task/task-item.ts"
import { clock } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { AudioLines, CircleCheck, CircleDashed, RefreshCw } from "lucide-react"
import type { ReactElement } from "react"
import { againSpan } from "../again/again-span.ts"
import { gapReason } from "./coverage-gap.ts"

interface CoverageProps {
  readonly coverage: NonNullable<OpenedTask["coverage"]>
}

/** How much of the detected speech was transcribed, every part that was not, and what else may be speech. */
export const Coverage = ({ coverage: { ratio, gaps, speech, possible } }: CoverageProps): ReactElement => {
  const t = useText("transcript")
  const isManaged = useIsManaged()
  const language = useLanguage()
  // Rounded down: never 100 % while something is missing.
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1, roundingMode: "floor" })
    .format(ratio)
  return (
    <section aria-label={t("coverage.title")} className="mt-7">
      <h2 className="mb-2 px-2 text-sm font-[560] text-fg-3">{t("coverage.title")}</h2>
      <p className="flex gap-2 px-2 text-sm text-fg-2">
        {gaps.length === 0 && speech > 0
          ? <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok" />
          : <CircleDashed className={`mt-0.5 size-4 shrink-0 ${speech > 0 ? "text-warn" : "text-fg-3"}`} />}
        {speech === 0
          ? t("coverage.noSpeech")
          : gaps.length === 0
          ? t("coverage.full")
          : t("coverage.part", { percent })}
      </p>
      <Stretches spans={gaps.map((gap) => ({ ...gap, note: gapReason(gap, t) }))} />
      {possible.length > 0 && (
        <>
          <p className="mt-3 flex gap-2 px-2 text-sm text-fg-2">
            <AudioLines className="mt-0.5 size-4 shrink-0 text-warn" />
            {t("coverage.possible")}
          </p>
          <Stretches spans={possible} isPossible />
          {isManaged && possible.length > 1 && (
            <Button
              size="sm"
              className="mt-1.5 ml-2 max-md:h-11"
              onClick={() => askForAll(possible)}
            >
              {t("coverage.all")}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

const askForAll = (possible: ReadonlyArray<Stretch>): void =>
  againSpan.set({ begin: possible[0]?.begin ?? 0, end: possible.at(-1)?.end ?? 0, onlyPossible: true })

interface Stretch {
  readonly begin: number
  readonly end: number
  readonly note?: string
}

/** Parts of the recording, each of which can be played. */
const Stretches = (
  { spans, isPossible = false }: { readonly spans: ReadonlyArray<Stretch>; readonly isPossible?: boolean },
): ReactElement | null => {
  const t = useText("transcript")
  const isManaged = useIsManaged()
  return spans.length === 0 ? null : (
    <ul className="mt-1.5">
      {spans.map(({ begin, end, note }) => (
        <li key={begin} className="flex items-center">
          <button
            type="button"
            title={t("coverage.play", { time: clock(begin) })}
            className="min-w-0 flex-1 rounded-sm px-2 py-1.5 text-left text-sm hover:bg-hover max-md:min-h-11"
            onClick={() => player.seek(begin, true)}
          >
            <span className="tnum text-accent-text">{clock(begin)}–{clock(end)}</span>
            {note !== undefined && <span className="text-fg-3">{" "}{note}</span>}
          </button>
          {isManaged && (isPossible
            ? (
              <Button
                size="sm"
                tone="ghost"
                className="max-md:h-11"
                aria-label={t("coverage.anywayAt", { from: clock(begin), to: clock(end) })}
                onClick={() => againSpan.set({ begin, end })}
              >
                {t("coverage.anyway")}
              </Button>
            )
            : (
              <IconButton
                label={t("again.span", { from: clock(begin), to: clock(end) })}
                className="!size-8 max-md:!size-11"
                onClick={() => againSpan.set({ begin, end })}
              >
                <RefreshCw />
              </IconButton>
            ))}
        </li>
      ))}
    </ul>
  )
}
