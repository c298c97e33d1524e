import { kindOf } from "#web/entities/upload/file-kind.ts"
import { storeOf } from "#web/lib/store.ts"
import { extractSound } from "../video-sound/sound-of-video.ts"
import { type Chosen, withoutKnown } from "./chosen.ts"
import { limits } from "./limits.ts"
import { mediaLength } from "./media-length.ts"
import { validateDocument, validateMedia } from "./validate-file.ts"

/** What is chosen in the Add dialog. It stays when the dialog is closed by accident. */
export const recordings = storeOf<ReadonlyArray<Chosen>>([])
export const documents = storeOf<ReadonlyArray<Chosen>>([])

export type ChosenList = typeof recordings

/** From here on sending only the sound is offered. */
const largeVideo = 50_000_000

/** Takes files in, each where it belongs; gives the tab to look at: that of the documents when there is nothing else. */
export const addFiles = (files: ReadonlyArray<File>, wanted: "files" | "document"): "files" | "document" => {
  const texts = files.filter((file) => kindOf(file) === "document")
  const media = files.filter((file) => !texts.includes(file))
  const strange = media.filter((file) => kindOf(file) === null)
  if (wanted === "document") {
    addTo(documents, [...texts, ...strange])
    addTo(recordings, media.filter((file) => !strange.includes(file)))
    return media.length > strange.length && texts.length === 0 ? "files" : "document"
  }
  addTo(documents, texts)
  addTo(recordings, media)
  return media.length === 0 && texts.length > 0 ? "document" : "files"
}

const addTo = (list: ChosenList, files: ReadonlyArray<File>): void => {
  const added = withoutKnown(list.get(), files).map(chosenOf)
  list.set((before) => [...before, ...added])
  for (const one of added) void study(list, one)
}

const chosenOf = (file: File): Chosen => {
  const kind = kindOf(file)
  return {
    id: crypto.randomUUID(),
    file,
    kind: kind ?? "audio",
    problem: kind === "document" ? validateDocument(file) : validateMedia(file),
    isWanted: true,
    length: kind === "document" ? null : undefined,
    sound: null,
    isSoundOnly: false,
  }
}

export const changeOne = (list: ChosenList, id: string, more: Partial<Chosen>): void =>
  list.set((all) => all.map((one) => one.id === id ? { ...one, ...more } : one))

export const removeOne = (list: ChosenList, id: string): void => list.set((all) => all.filter((one) => one.id !== id))

/** Finds out what a file tells only when it is read. */
const study = async (list: ChosenList, { id, file, kind, problem }: Chosen): Promise<void> => {
  if (problem !== null && problem !== "videoSize") return
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    return changeOne(list, id, { problem: "unreadable" })
  }
  if (kind === "document") return
  changeOne(list, id, { length: await mediaLength(file) })
  if (kind !== "video" || file.size < largeVideo) return
  const sound = await extractSound(file).catch(() => null)
  if (sound === null || sound.size > limits.audio) return
  const name = `${file.name.replace(/\.[^.]+$/, "")}.m4a`
  // A video that is too large can only be sent this way.
  changeOne(list, id, { sound: new File([sound], name, { type: sound.type }), isSoundOnly: problem === "videoSize" })
}
