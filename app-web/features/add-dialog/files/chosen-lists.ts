import { kindOf } from "#web/entities/upload/file-kind.ts"
import { onOtherAccount } from "#web/entities/upload/uploads.ts"
import { storeOf } from "#web/lib/store.ts"
import { extractSound } from "../video-sound/extract-sound.ts"
import { type Chosen, withoutKnown } from "./chosen.ts"
import { limits, validateDocument, validateMedia } from "./limits.ts"
import { statesLength } from "./states-length.ts"

/** How long the browser may take. */
const timeoutMs = 20_000

/** The length of a recording in seconds, as the browser understands it; null if it has none (recordings of browsers) or cannot be read. */
const mediaLength = (file: Blob): Promise<number | null> =>
  new Promise((resolve) => {
    const address = URL.createObjectURL(file)
    const media = document.createElement("video")
    const end = (seconds: number | null) => {
      clearTimeout(timer)
      media.removeAttribute("src")
      media.load()
      URL.revokeObjectURL(address)
      resolve(seconds)
    }
    const timer = setTimeout(() => end(null), timeoutMs)
    media.preload = "metadata"
    media.addEventListener("loadedmetadata", () => end(Number.isFinite(media.duration) ? media.duration : null), {
      once: true,
    })
    media.addEventListener("error", () => end(null), { once: true })
    media.src = address
  })

/** The files in the Add dialog. They survive closing the dialog by accident, and signing in again. */
export const recordings = storeOf<ReadonlyArray<Chosen>>([])
export const documents = storeOf<ReadonlyArray<Chosen>>([])
onOtherAccount(() => {
  recordings.set([])
  documents.set([])
})

export type ChosenList = typeof recordings

/** Above this size, the reader is offered to send only the audio. */
const largeVideoBytes = 50_000_000

/** Adds files to the lists they belong to. Returns the tab to show: Document if there is nothing else. */
export const addFiles = (files: ReadonlyArray<File>, wanted: "files" | "document"): "files" | "document" => {
  const texts = files.filter((file) => kindOf(file) === "document")
  const media = files.filter((file) => !texts.includes(file))
  const unknown = media.filter((file) => kindOf(file) === null)
  if (wanted === "document") {
    addTo(documents, [...texts, ...unknown])
    addTo(recordings, media.filter((file) => !unknown.includes(file)))
    return media.length > unknown.length && texts.length === 0 ? "files" : "document"
  }
  addTo(documents, texts)
  addTo(recordings, media)
  return media.length === 0 && texts.length > 0 ? "document" : "files"
}

const addTo = (list: ChosenList, files: ReadonlyArray<File>): void => {
  const added = withoutKnown(list.get(), files).map(chosenOf)
  list.set((before) => [...before, ...added])
  for (const one of added) void inspect(list, one)
}

const chosenOf = (file: File): Chosen => {
  const kind = kindOf(file)
  return {
    id: crypto.randomUUID(),
    file,
    kind: kind ?? "audio",
    error: kind === "document" ? validateDocument(file) : validateMedia(file),
    isWanted: true,
    length: kind === "document" ? null : undefined,
    sound: null,
    isSoundOnly: false,
  }
}

export const changeOne = (list: ChosenList, id: string, more: Partial<Chosen>): void =>
  list.set((all) => all.map((one) => one.id === id ? { ...one, ...more } : one))

export const removeOne = (list: ChosenList, id: string): void => list.set((all) => all.filter((one) => one.id !== id))

/** Determines what can only be learned by reading a file. */
const inspect = async (list: ChosenList, { id, file, kind, error }: Chosen): Promise<void> => {
  if (error !== null && error !== "videoSize") return
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    return changeOne(list, id, { error: "unreadable" })
  }
  if (kind === "document") return
  // The server counts where the browser only guesses.
  changeOne(list, id, { length: await statesLength(file) ? await mediaLength(file) : null })
  if (kind !== "video" || file.size < largeVideoBytes) return
  const sound = await extractSound(file).catch(() => null)
  if (sound === null || sound.size > limits.audio) return
  const name = `${file.name.replace(/\.[^.]+$/, "")}.m4a`
  // A video that is too large can only be sent this way.
  changeOne(list, id, { sound: new File([sound], name, { type: sound.type }), isSoundOnly: error === "videoSize" })
}
