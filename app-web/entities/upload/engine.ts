import { nextAction, runBatch } from "./batch/run-batch.ts"
import { couldLose, type UploadBatch } from "./batch/upload-batch.ts"
import { device } from "./device/database.ts"
import { inOneTab, lockOf } from "./device/in-one-tab.ts"
import { change, dispatch, runtime, stopSending } from "./runtime.ts"
import { batchOf, uploader, uploads } from "./uploads.ts"

/** The delay before the next attempt, by the number of attempts that failed. */
const retryDelaysMs = [1000, 2000, 4000, 8000, 15_000, 30_000]

const running = new Set<string>()
const attempts = new Map<string, number>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** After signing in: resumes the uploads that this device has stored for the user. */
export const resumeUploads = async (user: string): Promise<void> => {
  uploads.set((batches) => batches.filter((batch) => batch.owner === user))
  for (const { id, waitsFor } of uploads.get()) if (waitsFor === "signIn") void wake(id)
  const batches = await device.all("batches")
  for (const batch of batches) {
    if (batch.owner === user && batchOf(batch.id) === undefined) void attachBatch(batch, true)
  }
}

/** After signing out: every upload stops where it is. */
export const suspendUploads = (): void => {
  for (const { id, phase } of uploads.get()) {
    if (phase._tag === "Refused" || phase._tag === "Done") continue
    change(id, { _tag: "SignedOut" })
    stopSending(id)
  }
}

/** Runs a batch in this tab until it is over. A stored batch appears as soon as no other tab runs it. */
export const attachBatch = (batch: UploadBatch, wasStored: boolean): Promise<void> =>
  inOneTab(lockOf.batch(batch.id), async () => {
    const latest = wasStored ? await device.get("batches", batch.id) : batch
    if (latest === undefined || latest.owner !== uploader.get()) return
    uploads.set((batches) => [...batches, { ...latest, waitsFor: null }])
    void run(latest.id)
    await untilDone(latest.id)
  })

/** Runs a batch as far as possible; tries again later when the network is down. */
export const run = async (id: string): Promise<void> => {
  if (running.has(id)) return
  running.add(id)
  const before = batchOf(id)?.files.map(({ sent }) => sent).join()
  await runBatch(id, runtime)
  running.delete(id)
  const batch = batchOf(id)
  if (batch === undefined) return
  // Something was requested just as it came to rest.
  if (nextAction(batch) !== null) return run(id)
  if (batch.waitsFor !== "network") return
  const failed = before === batch.files.map(({ sent }) => sent).join() ? (attempts.get(id) ?? 0) + 1 : 1
  attempts.set(id, failed)
  clearTimeout(timers.get(id))
  timers.set(id, setTimeout(() => void wake(id), retryDelaysMs[Math.min(failed, retryDelaysMs.length) - 1]))
}

const wake = async (id: string): Promise<void> => {
  await dispatch(id, { _tag: "Woke" })
  await run(id)
}

/** Resolves when the batch is done or removed. */
const untilDone = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      const batch = batchOf(id)
      if (batch !== undefined && batch.phase._tag !== "Done") return
      stop()
      resolve()
    }
    const stop = uploads.subscribe(check)
    check()
  })

addEventListener("online", () => {
  for (const { id, waitsFor } of uploads.get()) if (waitsFor === "network") void wake(id)
})

addEventListener("beforeunload", (event) => {
  if (uploads.get().some(couldLose)) event.preventDefault()
})
