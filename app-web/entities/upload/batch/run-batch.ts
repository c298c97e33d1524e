import type { ParcelEvent } from "./batch-events.ts"
import { wants } from "./next-action.ts"
import type { Parcel, ParcelFile } from "./upload-batch.ts"

/** What running a parcel needs of the world. None of it fails: every outcome is an event. */
export interface World {
  readonly find: (id: string) => Parcel | undefined
  /** Takes an event in and keeps what must survive a reload; gives the parcel after it. */
  readonly take: (id: string, event: ParcelEvent) => Promise<Parcel | undefined>
  /** Null when it was stopped by the reader: that is known already. */
  readonly send: (parcel: Parcel, file: ParcelFile) => Promise<ParcelEvent | null>
  readonly create: (parcel: Parcel) => Promise<ParcelEvent>
  readonly look: (parcel: Parcel) => Promise<ParcelEvent>
}

/** Does for a parcel what can be done now, one step after the other, until it rests, waits or is over. */
export const runParcel = async (id: string, world: World): Promise<void> => {
  const parcel = world.find(id)
  const act = parcel === undefined ? null : wants(parcel)
  if (parcel === undefined || act === null) return
  if (act._tag === "Send") {
    const outcome = await world.send(parcel, act.file)
    if (outcome !== null) await world.take(id, outcome)
  }
  if (act._tag === "Create") await create(id, world)
  if (act._tag === "Look") await world.take(id, await world.look(parcel))
  return runParcel(id, world)
}

/** That the server is being asked is kept first: after a reload nobody knows whether it heard. */
const create = async (id: string, world: World): Promise<void> => {
  const asking = await world.take(id, { _tag: "Asking" })
  if (asking !== undefined) await world.take(id, await world.create(asking))
}
