import { storeOf } from "#web/lib/store.ts"
import type { Parcel } from "./batch/upload-batch.ts"

/** The parcels this tab looks after, in the order they were added. */
export const uploads = storeOf<ReadonlyArray<Parcel>>([])

export const parcelOf = (id: string): Parcel | undefined => uploads.get().find((parcel) => parcel.id === id)
