import { clock } from "#web/lib/format.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Pause, Play } from "lucide-react"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { RecordLight } from "./record-light.tsx"
import { levelNow, pauseRecording, resumeRecording } from "./recorder.ts"
import { type LiveRecording, useElapsed } from "./recording-state.ts"

/** A recording in progress. */
export const RecordLive = ({ now }: { readonly now: LiveRecording }): ReactElement => {
  const t = useText("recorder")
  const time = useElapsed(now)
  const isPaused = now.state === "paused"
  const isSilent = useIsSilent(now.state === "recording")
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-sunken px-4 py-8">
      <p className="flex items-center gap-2 text-sm font-[540] text-fg-2">
        <RecordLight isOn={!isPaused} />
        {isPaused ? t("record.paused") : t("record.going")}
      </p>
      <p role="timer" className="tnum text-3xl font-[560]">{clock(time)}</p>
      <LevelMeter isOn={now.state === "recording"} />
      {now.goesOnWith !== null && (
        <p role="alert" className="text-center text-sm text-warn">{t(`record.goesOnWith.${now.goesOnWith}`)}</p>
      )}
      <output className="min-h-5 text-sm text-warn">{isSilent && t("record.silent")}</output>
      <Button size="lg" onClick={isPaused ? resumeRecording : pauseRecording}>
        {isPaused ? <Play /> : <Pause />}
        {isPaused ? t("record.resume") : t("record.pause")}
      </Button>
      {!now.isKept && <p className="text-center text-sm text-warn">{t("record.notKept")}</p>}
    </div>
  )
}

/** Below this level nobody is speaking and nothing is playing. */
const silenceLevel = 0.12
const checkIntervalMs = 250
const maxSilenceMs = 8000

/** Whether the recording has been silent for a while. */
const useIsSilent = (isOn: boolean): boolean => {
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    if (!isOn) return
    let silentMs = 0
    const timer = setInterval(() => {
      silentMs = levelNow() < silenceLevel ? silentMs + checkIntervalMs : 0
      setIsSilent(silentMs >= maxSilenceMs)
    }, checkIntervalMs)
    return () => clearInterval(timer)
  }, [isOn])
  return isOn && isSilent
}

const bars = 56
const barIntervalMs = 80

/** The loudness of the last seconds. Visual only: silence is also reported in words. */
const LevelMeter = ({ isOn }: { readonly isOn: boolean }): ReactElement => {
  const picture = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (!isOn) return
    const rows = [...picture.current?.querySelectorAll("rect") ?? []]
    const levels = rows.map(() => 0)
    const timer = setInterval(() => {
      levels.shift()
      levels.push(levelNow())
      for (const [index, row] of rows.entries()) {
        const height = 3 + 45 * (levels[index] ?? 0) ** 2
        row.setAttribute("height", String(height))
        row.setAttribute("y", String(24 - height / 2))
      }
    }, barIntervalMs)
    return () => clearInterval(timer)
  }, [isOn])
  return (
    <svg ref={picture} viewBox={`0 0 ${bars * 5} 48`} className="h-12 w-full max-w-[320px]" aria-hidden>
      {Array.from({ length: bars }, (_, index) => index * 5).map((x) => (
        <rect key={x} x={x + 1} y="22.5" width="3" height="3" rx="1.5" fill={isOn ? "var(--brand)" : "var(--wave)"} />
      ))}
    </svg>
  )
}
