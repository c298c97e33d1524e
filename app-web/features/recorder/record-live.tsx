import { clock } from "#web/lib/format.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Pause, Play } from "lucide-react"
import { type ReactElement, useEffect, useState } from "react"
import { LevelMeter } from "./level-meter.tsx"
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
