import type { Problem } from "./validate-file.ts"

/** A file in the Add dialog. */
export interface Chosen {
  readonly id: string
  readonly file: File
  readonly kind: "audio" | "video" | "document"
  readonly problem: Problem | null
  /** Whether it is ticked; others are not uploaded. */
  readonly isWanted: boolean
  /** Seconds; null when the file does not tell, undefined while it is being asked. */
  readonly length: number | null | undefined
  /** The sound of a large video as a file of its own, where that can be made here. */
  readonly sound: File | null
  /** Whether only the sound is sent. */
  readonly isSoundOnly: boolean
}

export type Obstacle = Problem | "tooLong" | "tooMany"

export type Move = "top" | "up" | "down" | "bottom"

/** What is taken at once: so many files, so many seconds each. */
export interface BatchLimits {
  readonly files: number
  readonly seconds: number
}

export const isGood = ({ problem, sound, isSoundOnly }: Chosen): boolean =>
  problem === null || (problem === "videoSize" && sound !== null && isSoundOnly)

/** Whether the plan does not allow a recording of this length. */
const isTooLong = ({ length }: Chosen, { seconds }: BatchLimits): boolean =>
  typeof length === "number" && length > seconds

/** What will be sent of it. */
export const sentFile = ({ file, sound, isSoundOnly }: Chosen): File => sound !== null && isSoundOnly ? sound : file

/** The files that will be sent, at most so many; the ones behind them are too many. */
export const toSend = (all: ReadonlyArray<Chosen>, most: BatchLimits): ReadonlyArray<Chosen> =>
  all.filter((one) => one.isWanted && isGood(one) && !isTooLong(one, most)).slice(0, most.files)

/** What speaks against sending a file now: itself, its length, or the others. */
export const obstacle = (all: ReadonlyArray<Chosen>, one: Chosen, most: BatchLimits): Obstacle | null => {
  if (!isGood(one)) return one.problem
  if (isTooLong(one, most)) return "tooLong"
  return one.isWanted && !toSend(all, most).includes(one) ? "tooMany" : null
}

/** Without what is there already: the same name, size and time. */
export const withoutKnown = (all: ReadonlyArray<Chosen>, more: ReadonlyArray<File>): ReadonlyArray<File> => {
  const known = new Set(all.map(({ file }) => markOf(file)))
  return more.filter((file) => {
    const isNew = !known.has(markOf(file))
    known.add(markOf(file))
    return isNew
  })
}

/** The list with one file at another place. */
export const movedTo = (all: ReadonlyArray<Chosen>, id: string, place: number): ReadonlyArray<Chosen> => {
  const one = all.find((chosen) => chosen.id === id)
  if (one === undefined) return all
  const others = all.filter((chosen) => chosen !== one)
  return others.toSpliced(Math.min(others.length, Math.max(0, place)), 0, one)
}

export const moved = (all: ReadonlyArray<Chosen>, id: string, move: Move): ReadonlyArray<Chosen> => {
  const place = all.findIndex((chosen) => chosen.id === id)
  const target = { top: 0, up: place - 1, down: place + 1, bottom: all.length }[move]
  return movedTo(all, id, target)
}

const markOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`
