import { storeOf } from "#web/lib/store.ts"
import { importWithRetry } from "#web/request/import-with-retry.ts"
import type { FileFault } from "./check-file.ts"
import type { SoundFacts, SoundFormat } from "./recipe.ts"

export interface Made {
  /** A blob of this page, or a signed link of the server. */
  readonly url: string
  readonly name: string
  readonly size: number
  /** When the link ends, on the clock of this page; null for a file of this page. */
  readonly endsAt: number | null
  /** The server's conversion; null for a file made here. */
  readonly conversionId: string | null
  readonly format: SoundFormat
}

export type ItemState =
  | { readonly _tag: "Reading" }
  | { readonly _tag: "Faulty"; readonly fault: FileFault }
  | { readonly _tag: "Ready" }
  | { readonly _tag: "Working"; readonly step: "sending" | "converting"; readonly fraction: number }
  | { readonly _tag: "Done"; readonly made: Made }
  | { readonly _tag: "Failed"; readonly text: string }

export interface Item {
  readonly id: number
  readonly file: File
  readonly sound: SoundFacts | null
  readonly state: ItemState
}

/** The files on the page. */
export const items = storeOf<ReadonlyArray<Item>>([])
/** What this browser can write; null until a file was chosen. */
export const encodable = storeOf<ReadonlySet<string> | null>(null)

let last = 0

export const change = (id: number, to: Partial<Item>): void =>
  items.set((all) => all.map((item) => item.id === id ? { ...item, ...to } : item))

export const removeItem = (id: number): void => items.set((all) => all.filter((item) => item.id !== id))

export const mediaCode = () => importWithRetry(() => import("./in-browser.ts"))

/** Adds files, and reads what their sound is. */
export const addFiles = (files: ReadonlyArray<File>, faultOf: (file: File) => FileFault | null): void => {
  for (const file of files) {
    const id = ++last
    const fault = faultOf(file)
    const state: ItemState = fault === null ? { _tag: "Reading" } : { _tag: "Faulty", fault }
    items.set((all) => [...all, { id, file, sound: null, state }])
    if (fault === null) void read(id, file)
  }
}

const read = async (id: number, file: File): Promise<void> => {
  const { readEncodable, readSound } = await mediaCode()
  const [sound, known] = await Promise.all([readSound(file), encodable.get() ?? readEncodable()])
  encodable.set(known)
  change(id, { sound, state: { _tag: "Ready" } })
}
