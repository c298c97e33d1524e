import { wants } from "./batch/next-action.ts"
import { runParcel } from "./batch/run-batch.ts"
import { couldLose, type Parcel } from "./batch/upload-batch.ts"
import { device } from "./device/database.ts"
import { inOneTab } from "./device/in-one-tab.ts"
import { change, stopSending, take, world } from "./runtime.ts"
import { uploader } from "./uploader.ts"
import { parcelOf, uploads } from "./uploads.ts"

/** Milliseconds until the next try, after so many in vain. */
const delays = [1000, 2000, 4000, 8000, 15_000, 30_000]

const running = new Set<string>()
const attempts = new Map<string, number>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Somebody is signed in: what this device kept of their uploads goes on. */
export const startUploads = async (user: string): Promise<void> => {
  uploads.set((parcels) => parcels.filter((parcel) => parcel.owner === user))
  for (const { id, waitsFor } of uploads.get()) if (waitsFor === "signIn") void wake(id)
  const parcels = await device.all("parcels")
  for (const parcel of parcels) {
    if (parcel.owner === user && parcelOf(parcel.id) === undefined) void lookAfter(parcel, true)
  }
}

/** Nobody is signed in: everything rests where it is. */
export const restUploads = (): void => {
  for (const { id, phase } of uploads.get()) {
    if (phase._tag === "Refused" || phase._tag === "Done") continue
    change(id, { _tag: "SignedOut" })
    stopSending(id)
  }
}

/** Makes a parcel this tab's own until it is over. One that was kept is shown as soon as no other tab has it. */
export const lookAfter = (parcel: Parcel, wasKept: boolean): Promise<void> =>
  inOneTab(`parcel-${parcel.id}`, async () => {
    const fresh = wasKept ? await device.get("parcels", parcel.id) : parcel
    if (fresh === undefined || fresh.owner !== uploader.get()) return
    uploads.set((parcels) => [...parcels, { ...fresh, waitsFor: null }])
    void run(fresh.id)
    await isLeft(fresh.id)
  })

/** Does what can be done for a parcel now; tries again later when the network is not there. */
export const run = async (id: string): Promise<void> => {
  if (running.has(id)) return
  running.add(id)
  const before = parcelOf(id)?.files.map(({ sent }) => sent).join()
  await runParcel(id, world)
  running.delete(id)
  const parcel = parcelOf(id)
  if (parcel === undefined) return
  // Somebody wanted more while it was coming to rest.
  if (wants(parcel) !== null) return run(id)
  if (parcel.waitsFor !== "network") return
  const inVain = before === parcel.files.map(({ sent }) => sent).join() ? (attempts.get(id) ?? 0) + 1 : 1
  attempts.set(id, inVain)
  clearTimeout(timers.get(id))
  timers.set(id, setTimeout(() => void wake(id), delays[Math.min(inVain, delays.length) - 1]))
}

const wake = async (id: string): Promise<void> => {
  await take(id, { _tag: "Woke" })
  await run(id)
}

/** Until this tab has nothing to do with the parcel any more. */
const isLeft = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const parcel = parcelOf(id)
      if (parcel !== undefined && parcel.phase._tag !== "Done") return
      stop()
      resolve()
    }
    const stop = uploads.subscribe(look)
    look()
  })

addEventListener("online", () => {
  for (const { id, waitsFor } of uploads.get()) if (waitsFor === "network") void wake(id)
})

addEventListener("beforeunload", (event) => {
  if (uploads.get().some(couldLose)) event.preventDefault()
})
