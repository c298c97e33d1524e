import type { BatchLimits } from "./batch-limits.ts"
import type { FileError } from "./limits.ts"

/** A file in the Add dialog. */
export interface Chosen {
  readonly id: string
  readonly file: File
  readonly kind: "audio" | "video" | "document"
  readonly error: FileError | null
  /** Whether it is ticked; other files are not uploaded. */
  readonly isWanted: boolean
  /** Seconds; null if the file does not say for certain, undefined while it is being read. */
  readonly length: number | null | undefined
  /** The audio of a large video as a separate file, if it could be extracted here. */
  readonly sound: File | null
  /** Whether only the audio is sent. */
  readonly isSoundOnly: boolean
}

export type Obstacle = FileError | "tooLong" | "tooMany"

export type Move = "top" | "up" | "down" | "bottom"

type Files = ReadonlyArray<Chosen>

export const isGood = ({ error, sound, isSoundOnly }: Chosen): boolean =>
  error === null || (error === "videoSize" && sound !== null && isSoundOnly)

const isTooLong = ({ length }: Chosen, { maxSeconds }: BatchLimits): boolean =>
  typeof length === "number" && length > maxSeconds

/** The file that will be sent for it. */
export const sentFile = ({ file, sound, isSoundOnly }: Chosen): File => sound !== null && isSoundOnly ? sound : file

/** The files that will be sent, up to the limit; those after it are too many. */
export const toSend = (all: Files, limits: BatchLimits): Files =>
  all.filter((one) => one.isWanted && isGood(one) && !isTooLong(one, limits)).slice(0, limits.maxFiles)

/** Why a file cannot be sent now: because of the file, its length, or the other files. */
export const obstacle = (all: Files, one: Chosen, limits: BatchLimits): Obstacle | null => {
  if (!isGood(one)) return one.error
  if (isTooLong(one, limits)) return "tooLong"
  return one.isWanted && !toSend(all, limits).includes(one) ? "tooMany" : null
}

/** Leaves out files that are in the list already: same name, size and time. */
export const withoutKnown = (all: Files, added: ReadonlyArray<File>): ReadonlyArray<File> => {
  const known = new Set(all.map(({ file }) => fingerprintOf(file)))
  return added.filter((file) => {
    const isNew = !known.has(fingerprintOf(file))
    known.add(fingerprintOf(file))
    return isNew
  })
}

/** The list with one file moved to an index. */
export const movedTo = (all: Files, id: string, index: number): Files => {
  const one = all.find((chosen) => chosen.id === id)
  if (one === undefined) return all
  const others = all.filter((chosen) => chosen !== one)
  return others.toSpliced(Math.min(others.length, Math.max(0, index)), 0, one)
}

export const moved = (all: Files, id: string, move: Move): Files => {
  const index = all.findIndex((chosen) => chosen.id === id)
  const target = { top: 0, up: index - 1, down: index + 1, bottom: all.length }[move]
  return movedTo(all, id, target)
}

/** Changes the order of the files that will be sent; the others stay where they are. */
export const reordered = (all: Files, limits: BatchLimits, change: (sent: Files) => Files): Files => {
  const sent = toSend(all, limits)
  const next = change(sent)[Symbol.iterator]()
  return all.map((one) => sent.includes(one) ? next.next().value ?? one : one)
}

const fingerprintOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`
