import type { Take } from "#web/entities/upload/device/browser-recording.ts"
import { lengthOf, sizeOf, timeOf } from "#web/lib/format.ts"
import { useLanguage } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Mic } from "lucide-react"
import type { ReactElement } from "react"
import { reviewTake, throwAway } from "./recording-actions.ts"
import { useText } from "./texts.ts"

interface UnfinishedTakeProps {
  readonly take: Take
  /** Shows the recording for review. */
  readonly onOpen: () => void
}

/** A recording that was cut off: keep it, or not. */
export const UnfinishedTake = ({ take, onOpen }: UnfinishedTakeProps): ReactElement => {
  const t = useText()
  const reader = useLanguage()
  return (
    <section aria-label={t("record.unfinishedLabel")} className="animate-pop rounded-lg bg-raised p-4 shadow-e4">
      <p className="flex items-start gap-3">
        <Mic className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden />
        <span>
          <span className="block font-[540]">
            {t("record.unfinished", { time: timeOf(new Date(take.begun), reader) })}
          </span>
          <span className="block text-sm text-fg-3">
            {t("add.facts", { length: lengthOf(take.length / 1000, reader), size: sizeOf(take.bytes, reader) })}
          </span>
        </span>
      </p>
      <div className="mt-3 flex justify-end gap-2">
        <Button size="sm" className="max-md:h-11" onClick={() => throwAway(take, onOpen)}>
          {t("record.throwAway")}
        </Button>
        <Button size="sm" tone="primary" className="max-md:h-11" onClick={() => void reviewTake(take, onOpen)}>
          {t("record.keep")}
        </Button>
      </div>
    </section>
  )
}
