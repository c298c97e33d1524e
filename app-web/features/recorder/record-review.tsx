import { OptionFields } from "#web/entities/transcription-options/option-fields.tsx"
import type { BrowserRecording } from "#web/entities/upload/device/browser-recording.ts"
import { clock, sizeOf } from "#web/lib/format.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, type RefObject, useEffect, useId, useRef } from "react"
import { recordProblem } from "./record-problem.ts"
import { titleOf } from "./recording-name.ts"
import { recordingTitle } from "./recording-state.ts"

interface RecordReviewProps {
  readonly recording: BrowserRecording
  readonly bytes: Blob
}

/** A finished recording: listen to it and name it. */
export const RecordReview = ({ recording, bytes }: RecordReviewProps): ReactElement => {
  const t = useText("recorder")
  const reader = useLanguage()
  const id = useId()
  const title = useStore(recordingTitle)
  const problem = useStore(recordProblem)
  const player = usePlayer(bytes)
  return (
    <>
      {problem !== null && <p role="alert" className="mb-3 text-sm text-warn">{t(`record.problem.${problem}`)}</p>}
      <div className="rounded-lg bg-sunken p-4">
        <audio controls ref={player} className="w-full" aria-label={t("record.listen")}>
          <track kind="captions" />
        </audio>
        <p className="tnum mt-2 text-sm text-fg-3">
          {t("add.facts", { length: clock(recording.length), size: sizeOf(bytes.size, reader) })}
        </p>
      </div>
      <label htmlFor={id} className="mt-4 mb-1.5 block text-sm font-[540]">{t("record.title")}</label>
      <Input
        id={id}
        value={title ?? titleOf(recording, reader)}
        maxLength={200}
        onChange={({ target }) => recordingTitle.set(target.value)}
      />
      <OptionFields />
    </>
  )
}

/** Plays bytes that exist only in this page. */
const usePlayer = (bytes: Blob): RefObject<HTMLAudioElement | null> => {
  const player = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(bytes)
    if (player.current !== null) player.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [bytes])
  return player
}
