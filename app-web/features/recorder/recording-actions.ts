import { begin } from "#web/entities/upload/actions.ts"
import { newParcel, type Wishes } from "#web/entities/upload/batch/upload-batch.ts"
import type { Take } from "#web/entities/upload/device/browser-recording.ts"
import { forgetBytes, holdBytes, recordedBytes } from "#web/entities/upload/device/file-bytes.ts"
import { inOneTab } from "#web/entities/upload/device/in-one-tab.ts"
import { discard } from "#web/entities/upload/sending/tus-calls.ts"
import { toast } from "#web/lib/toasts.ts"
import { recordProblem } from "./record-problem.ts"
import { fileNameOf } from "./recording-name.ts"
import { isDecided, review } from "./review.ts"
import { t } from "./texts.ts"
import { unfinished } from "./unfinished.ts"

/** The recording under review becomes an upload like any other; what was sent while it was made is not sent again. */
export const transcribeTake = (wishes: Wishes): void => {
  const done = review.get()
  if (done === null) return
  const { take, bytes, isKept } = done
  holdBytes(take.id, bytes)
  begin(newParcel({
    id: crypto.randomUUID(),
    owner: take.owner,
    kind: "recording",
    wishes,
    begun: Date.now(),
    files: [{
      id: take.id,
      name: fileNameOf(take),
      size: bytes.size,
      address: take.address,
      sent: 0,
      onTheWay: 0,
      isThere: false,
      isDeferred: take.address !== null,
      isKept,
    }],
  }))
  review.set(null)
}

/** Brings back a recording that was cut off. */
export const reviewTake = async (take: Take, onOpen: () => void): Promise<void> => {
  const bytes = await recordedBytes(take.id).catch(() => null)
  unfinished.set((all) => all.filter((one) => one !== take))
  if (bytes === null) return recordProblem.set("failed")
  review.set({ take, bytes, isKept: true })
  void inOneTab(`take-${take.id}`, () => isDecided(take.id))
  onOpen()
}

/** Milliseconds in which a thrown away recording can be had back. */
const regret = 6000

/** Throws a recording away, with a moment to think better of it. */
export const throwAway = (take: Take, onReopen: () => void): void => {
  const before = review.get()
  const timer = setTimeout(() => void remove(take), regret)
  unfinished.set((all) => all.filter((one) => one !== take))
  if (before?.take === take) review.set(null)
  const undo = () => {
    clearTimeout(timer)
    if (before?.take !== take) return unfinished.set((all) => [take, ...all])
    review.set(before)
    onReopen()
  }
  toast(t("record.thrownAway"), { action: { label: t("act.undo"), run: undo }, durationMs: regret })
}

/** A device that cannot remove it now shows it again at the next visit. */
const remove = async ({ id, address }: Take): Promise<void> => {
  await forgetBytes(id).catch(() => undefined)
  if (address !== null) await discard(address)
}
