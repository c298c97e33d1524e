import { clock } from "#web/lib/format.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Pause, Play, Square } from "lucide-react"
import type { ReactElement } from "react"
import { RecordLight } from "./record-light.tsx"
import { pauseRecording, resumeRecording, stopRecording } from "./recorder.ts"
import { type LiveRecording, liveRecording, useElapsed } from "./recording-state.ts"

interface RecordBarProps {
  readonly onOpen: () => void
}

/** A recording in progress, shown on every page. */
export const RecordBar = ({ onOpen }: RecordBarProps): ReactElement | null => {
  const now = useStore(liveRecording)
  return now === null ? null : <Bar now={now} onOpen={onOpen} />
}

interface BarProps extends RecordBarProps {
  readonly now: LiveRecording
}

const Bar = ({ now, onOpen }: BarProps): ReactElement => {
  const t = useText("recorder")
  const time = useElapsed(now)
  const isPaused = now.state === "paused"
  return (
    <section
      aria-label={t("record.bar")}
      className="flex animate-pop flex-wrap items-center gap-1 rounded-lg bg-raised py-1.5 pr-2 pl-4 shadow-e4"
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded text-left font-[540] max-md:min-h-11"
      >
        <RecordLight isOn={!isPaused} />
        <span className="truncate">{isPaused ? t("record.paused") : t("record.going")}</span>
        <span className="tnum ml-auto pr-2 text-fg-2">{clock(time)}</span>
      </button>
      <IconButton
        label={isPaused ? t("record.resume") : t("record.pause")}
        size="iconSm"
        side="top"
        className="max-md:!size-11"
        onClick={isPaused ? resumeRecording : pauseRecording}
      >
        {isPaused ? <Play /> : <Pause />}
      </IconButton>
      <IconButton
        label={t("record.stop")}
        size="iconSm"
        side="top"
        className="!text-bad max-md:!size-11"
        onClick={() => {
          stopRecording()
          onOpen()
        }}
      >
        <Square className="fill-current" />
      </IconButton>
      {now.goesOnWith !== null && (
        <p role="alert" className="basis-full pb-1 text-sm text-warn">{t(`record.goesOnWith.${now.goesOnWith}`)}</p>
      )}
    </section>
  )
}
