import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { soonSeconds, useTimeLeft } from "#web/entities/task/use-time-left.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { type Translate, useLanguage, useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { type ReactElement, Suspense, useEffect, useRef, useState } from "react"
import { StageList } from "./stage-list.tsx"
import { nameOfStep } from "./steps.ts"

const NotifyOffer = lazyComponent(() => import("./notify/notify-offer.tsx"), "NotifyOffer")

interface WorkingProps {
  readonly task: OpenedTask
}

/** Work in progress: its stages, how much is done, and an estimate of the time left. */
export const Working = ({ task }: WorkingProps): ReactElement => {
  const t = useText("progress")
  const reader = useLanguage()
  const { step, fraction, remaining, parts } = task.progress ?? { step: "queued", fraction: 0, remaining: null }
  const stage = t(nameOfStep(step))
  const percent = Math.floor(fraction * 100)
  const minutes = useTimeLeft(remaining, fraction)
  const left = useIsStalled(fraction) ? t("progress.late") : timeLeft(remaining, minutes, t)
  const isReading = parts !== undefined && parts.done < parts.total
  const part = isReading ? t("progress.part", { part: parts.done + 1, total: parts.total }) : ""
  return (
    <div className="mx-auto max-w-[520px] px-6 pt-[7vh] pb-16">
      <h2 className="text-xl font-[620]">{stage}</h2>
      <p className="mt-1.5 text-md text-fg-2">
        {joinSentences([part, left, t("progress.close")].filter((said) => said !== ""), reader)}
      </p>
      <div className="mt-6 flex items-center gap-4">
        <ProgressBar value={percent} label={stage} className="h-2 min-w-0 flex-1" />
        <span className="tnum w-12 text-right font-[560]">{t("unit.percent", { value: percent })}</span>
      </div>
      <Announced text={t("progress.said", { step: stage, value: percent })} />
      <div className="mt-8">
        <StageList
          step={step}
          onlyAnalysis={task.transcribed_at !== null || !task.is_spoken}
          isLink={task.source === "link"}
        />
      </div>
      <Suspense>
        <NotifyOffer />
      </Suspense>
    </div>
  )
}

/** For screen readers: updated at most every ten seconds. */
const Announced = ({ text }: { readonly text: string }): ReactElement => {
  const [announced, setAnnounced] = useState(text)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  useEffect(() => {
    const timer = setInterval(() => setAnnounced(latest.current), 10_000)
    return () => clearInterval(timer)
  }, [])
  return <output className="sr-only">{announced}</output>
}

/** How long the progress may stand still before the page says that it takes longer. */
const stallTimeoutMs = 90_000

const useIsStalled = (fraction: number): boolean => {
  const [stuckAt, setStuckAt] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setStuckAt(fraction), stallTimeoutMs)
    return () => clearTimeout(timer)
  }, [fraction])
  return stuckAt === fraction
}

/** The time left in whole minutes, rounded up; no number if it is unknown or almost over. */
const timeLeft = (remaining: number | null, left: ReturnType<typeof useTimeLeft>, t: Translate<"progress">): string => {
  if (remaining === null) return ""
  if (remaining < soonSeconds || left === null) return t("progress.soon")
  if (left.isLonger) return t("progress.longer", { count: left.minutes })
  return remaining < 60 ? t("progress.seconds") : t("progress.left", { count: left.minutes })
}
