import { EstimateText } from "#web/entities/plan/estimate-text.tsx"
import { EstimatedButton } from "#web/entities/plan/estimated-button.tsx"
import { useEstimate } from "#web/entities/plan/use-estimate.ts"
import { optionsOfRecording } from "#web/entities/transcription-options/transcription-options.ts"
import type { BrowserRecording } from "#web/entities/upload/device/browser-recording.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Circle, Square } from "lucide-react"
import type { ReactElement } from "react"
import { startRecording, stopRecording } from "./recorder.ts"
import { discardRecording, uploadRecording } from "./recording-actions.ts"
import { titleOf } from "./recording-name.ts"
import { liveRecording, recordingTitle, recordOptions, review } from "./recording-state.ts"

interface RecordFooterProps {
  readonly onClose: () => void
  /** Brings back the recording that was discarded. */
  readonly onReopen: () => void
}

/** The buttons of a recording: start, stop, and what to do with it. */
export const RecordFooter = ({ onClose, onReopen }: RecordFooterProps): ReactElement => {
  const t = useText("recorder")
  const now = useStore(liveRecording)
  const done = useStore(review)
  const options = useStore(recordOptions)
  if (now !== null) {
    return (
      <>
        <p className="mr-auto flex-1 text-sm text-fg-3 max-sm:basis-full">
          {t(now.state === "paused" ? "record.staysPaused" : "record.goesOn")}
        </p>
        <Button tone="danger" disabled={now.state === "stopping"} onClick={() => stopRecording()}>
          <Square className="fill-current" />
          {t("record.stop")}
        </Button>
      </>
    )
  }
  if (done !== null) return <ReviewButtons recording={done.recording} onClose={onClose} onReopen={onReopen} />
  return (
    <>
      <Button onClick={onClose}>{t("act.cancel")}</Button>
      <Button
        tone="primary"
        disabled={!options.microphone && !options.tab}
        onClick={() => void startRecording(options)}
      >
        <Circle className="fill-current" />
        {t("record.start")}
      </Button>
    </>
  )
}

interface ReviewButtonsProps extends RecordFooterProps {
  readonly recording: BrowserRecording
}

const ReviewButtons = ({ recording, onClose, onReopen }: ReviewButtonsProps): ReactElement => {
  const t = useText("recorder")
  const reader = useLanguage()
  const written = useStore(recordingTitle)
  const estimated = useEstimate({ durations: [recording.length / 1000] })
  const start = () => {
    const title = written?.trim() ?? ""
    uploadRecording({
      title: title === "" ? titleOf(recording, reader) : title,
      ...optionsOfRecording(),
    })
    recordingTitle.set(null)
    onClose()
  }
  return (
    <>
      <EstimateText estimate={estimated.estimate} />
      <Button onClick={() => discardRecording(recording, onReopen)}>{t("record.throwAway")}</Button>
      <EstimatedButton label={t("record.transcribe")} estimated={estimated} onAct={start} />
    </>
  )
}
