import { startBatch } from "#web/entities/upload/actions.ts"
import { newBatch, type TranscriptionOptions } from "#web/entities/upload/batch/upload-batch.ts"
import type { BrowserRecording } from "#web/entities/upload/device/browser-recording.ts"
import { forgetBytes, holdBytes, recordingBytes } from "#web/entities/upload/device/file-bytes.ts"
import { inOneTab, lockOf } from "#web/entities/upload/device/in-one-tab.ts"
import { discard } from "#web/entities/upload/sending/tus-calls.ts"
import { textsOf } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { recordProblem } from "./record-problem.ts"
import { fileNameOf } from "./recording-name.ts"
import { isDecided, review, unfinished } from "./recording-state.ts"

const { t } = textsOf("recorder")

/** Turns the recording under review into an upload. What was sent during the recording is not sent again. */
export const uploadRecording = (options: TranscriptionOptions): void => {
  const done = review.get()
  if (done === null) return
  const { recording, bytes, isKept } = done
  holdBytes(recording.id, bytes)
  startBatch(newBatch({
    id: crypto.randomUUID(),
    owner: recording.owner,
    kind: "recording",
    options,
    begun: Date.now(),
    files: [{
      id: recording.id,
      name: fileNameOf(recording),
      size: bytes.size,
      address: recording.address,
      sent: 0,
      onTheWay: 0,
      isThere: false,
      isDeferred: recording.address !== null,
      isKept,
    }],
  }))
  review.set(null)
}

/** Recovers a recording that was cut off, for review. */
export const reviewRecording = async (recording: BrowserRecording, onOpen: () => void): Promise<void> => {
  const { id } = recording
  const bytes = await recordingBytes(id).catch(() => null)
  unfinished.set((all) => all.filter((one) => one !== recording))
  if (bytes === null) return recordProblem.set("failed")
  review.set({ recording, bytes, isKept: true })
  void inOneTab(lockOf.recording(id), () => isDecided(id))
  onOpen()
}

/** How long a discarded recording can be brought back. */
const undoWindowMs = 6000

/** Discards a recording, after a moment in which that can be undone. */
export const discardRecording = (recording: BrowserRecording, onReopen: () => void): void => {
  const before = review.get()
  const timer = setTimeout(() => void remove(recording), undoWindowMs)
  unfinished.set((all) => all.filter((one) => one !== recording))
  if (before?.recording === recording) review.set(null)
  const undo = () => {
    clearTimeout(timer)
    if (before?.recording !== recording) return unfinished.set((all) => [recording, ...all])
    review.set(before)
    onReopen()
  }
  toast(t("record.thrownAway"), { action: { label: t("act.undo"), run: undo }, durationMs: undoWindowMs })
}

/** If the device cannot remove it now, the recording appears again at the next visit. */
const remove = async ({ id, address }: BrowserRecording): Promise<void> => {
  await forgetBytes(id).catch(() => undefined)
  if (address !== null) await discard(address)
}
