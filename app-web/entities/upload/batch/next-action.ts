import type { Parcel, ParcelFile } from "./upload-batch.ts"

export type Act =
  | { readonly _tag: "Send"; readonly file: ParcelFile }
  | { readonly _tag: "Create" }
  | { readonly _tag: "Look" }

/** What is to be done next for a parcel; null while it rests, waits or is over. */
export const wants = ({ phase, files, isPaused, waitsFor }: Parcel): Act | null => {
  if (isPaused || waitsFor !== null) return null
  switch (phase._tag) {
    case "Sending": {
      const file = files.find((one) => !one.isThere)
      return file === undefined ? { _tag: "Create" } : { _tag: "Send", file }
    }
    case "Creating":
      return { _tag: "Create" }
    case "Looking":
      return { _tag: "Look" }
    case "Done":
    case "Refused":
      return null
  }
}
