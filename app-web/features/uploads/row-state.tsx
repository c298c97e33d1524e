import { progressOf, type UploadBatch } from "#web/entities/upload/batch/upload-batch.ts"
import { type Translate, useText } from "#web/lib/text.ts"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import type { ReactElement } from "react"

interface RowStateProps {
  readonly batch: UploadBatch
  readonly name: string
}

/** The progress of an upload, in words and as a bar. */
export const RowState = ({ batch, name }: RowStateProps): ReactElement => {
  const t = useText("uploads")
  const { sent, size } = progressOf(batch)
  const percent = size === 0 ? 0 : Math.floor((sent / size) * 100)
  return (
    <>
      {batch.phase._tag === "Sending" && sent > 0 && (
        <ProgressBar value={percent} label={name} className="mt-1.5 w-full" />
      )}
      <span className="tnum mt-0.5 block text-xs text-fg-3">{stateText(batch, percent, t)}</span>
    </>
  )
}

const stateText = (
  { phase, isPaused, waitsFor, files }: UploadBatch,
  percent: number,
  t: Translate<"uploads">,
): string => {
  if (phase._tag === "Done") return t("upload.done")
  if (waitsFor === "network") return t("upload.offline")
  if (waitsFor === "signIn") return t("upload.signedOut")
  if (isPaused) return t("upload.paused", { value: percent })
  if (phase._tag !== "Sending") return t("upload.checking")
  return files.every(({ address }) => address === null) ? t("upload.waiting") : t("unit.percent", { value: percent })
}
