import type { BrowserRecording } from "#web/entities/upload/device/browser-recording.ts"
import { lengthOf, sizeOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Mic } from "lucide-react"
import type { ReactElement } from "react"
import { discardRecording, reviewRecording } from "./recording-actions.ts"

interface UnfinishedRecordingProps {
  readonly recording: BrowserRecording
  /** Shows the recording for review. */
  readonly onOpen: () => void
}

/** A recording that was cut off: keep it or discard it. */
export const UnfinishedRecording = ({ recording, onOpen }: UnfinishedRecordingProps): ReactElement => {
  const t = useText("recorder")
  const reader = useLanguage()
  return (
    <section aria-label={t("record.unfinishedLabel")} className="animate-pop rounded-lg bg-raised p-4 shadow-e4">
      <p className="flex items-start gap-3">
        <Mic className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden />
        <span>
          <span className="block font-[540]">
            {t("record.unfinished", { time: timeOf(new Date(recording.begun), reader) })}
          </span>
          <span className="block text-sm text-fg-3">
            {t("add.facts", {
              length: lengthOf(recording.length / 1000, reader),
              size: sizeOf(recording.bytes, reader),
            })}
          </span>
        </span>
      </p>
      <div className="mt-3 flex justify-end gap-2">
        <Button size="sm" className="max-md:h-11" onClick={() => discardRecording(recording, onOpen)}>
          {t("record.throwAway")}
        </Button>
        <Button
          size="sm"
          tone="primary"
          className="max-md:h-11"
          onClick={() => void reviewRecording(recording, onOpen)}
        >
          {t("record.keep")}
        </Button>
      </div>
    </section>
  )
}
