import type { FileHandle } from "node:fs/promises"
import { boxAt, type Walk, walkThrough } from "./boxes.ts"

/** What of a file is encrypted, so that only a player with its key can decode it. */
export interface Protection {
  readonly sound: boolean
  readonly picture: boolean
}

/**
 * What the file itself says about its encryption. ffprobe names the codec behind it and fails, or finds noise, when
 * decoding.
 */
export const protectionOf = async (file: FileHandle): Promise<Protection> => {
  const { size } = await file.stat()
  const head = Buffer.alloc(65_536)
  const { bytesRead } = await file.read(head, 0, head.length, 0)
  const start = head.subarray(0, bytesRead)
  if (start.subarray(0, 16).equals(asf)) return whole(asfRights.some((right) => start.includes(right)))
  if (start.subarray(4, 8).equals(audible) || isScrambled(start)) return whole(true)
  if (start.subarray(0, 4).equals(ebml)) return protectionOfMatroska(walkThrough(file), size)
  return /^(?:ftyp|moov|mdat|free|wide|skip)$/.test(start.toString("latin1", 4, 8))
    ? protectionOfMp4(walkThrough(file), size)
    : nothing
}

const whole = (is: boolean): Protection => ({ sound: is, picture: is })
const nothing = whole(false)

const ebml = Buffer.from("1a45dfa3", "hex")
const audible = Buffer.from("57907536", "hex")
const asf = Buffer.from("3026b2758e66cf11a6d900aa0062ce6c", "hex")
/** The content encryption object of Windows Media, and its extended form. */
const asfRights = ["fbb3112223bdd211b4b700a0c955fc6e", "14e68a292226174cb935dae07ee9289c"]
  .map((id) => Buffer.from(id, "hex"))

/** Kinds of samples that are encrypted: the common scheme, FairPlay, Audible. */
const encrypted = new Set(["enca", "encv", "encs", "drms", "drmi", "aavd"])

const protectionOfMp4 = async (walk: Walk, size: number): Promise<Protection> => {
  const movie = await boxAt(walk, { from: 0, to: size }, ["moov"])
  if (movie === null) return nothing
  const { boxes } = await walk.mp4Boxes(movie.from, Math.min(size, movie.to))
  const tracks = boxes.filter(({ name }) => name === "trak")
  const kinds = await Promise.all(tracks.map(async (track) => ({
    handler: await textAt(walk.file, await boxAt(walk, track, ["mdia", "hdlr"]), 8),
    // The first entry, behind the version and the number of entries.
    sample: await textAt(walk.file, await boxAt(walk, track, ["mdia", "minf", "stbl", "stsd"]), 12),
  })))
  const isEncrypted = (wanted: string): boolean =>
    encrypted.has(kinds.find(({ handler }) => handler === wanted)?.sample ?? "")
  return { sound: isEncrypted("soun"), picture: isEncrypted("vide") }
}

const textAt = async (file: FileHandle, box: { readonly from: number } | null, offset: number): Promise<string> => {
  if (box === null) return ""
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, box.from + offset)
  return buffer.toString("latin1", 0, bytesRead)
}

const ids = { segment: "18538067", tracks: "1654ae6b", cluster: "1f43b675", entry: "ae", type: "83" }
const encryption = ["6d80", "6240", "5035"]

const protectionOfMatroska = async ({ file, matroskaElements }: Walk, size: number): Promise<Protection> => {
  const inside = async (from: number, to: number) => (await matroskaElements(from, Math.min(size, to))).boxes
  const find = async (from: number, to: number, path: ReadonlyArray<string>): Promise<boolean> => {
    const [first, ...rest] = path
    if (first === undefined) return true
    const found = (await inside(from, to)).filter(({ name }) => name === first)
    return (await Promise.all(found.map((one) => find(one.from, one.to, rest)))).some(Boolean)
  }
  const segment = (await inside(0, size)).find(({ name }) => name === ids.segment)
  if (segment === undefined) return nothing
  const tracks = (await matroskaElements(segment.from, Math.min(size, segment.to), ids.cluster)).boxes
    .find(({ name }) => name === ids.tracks)
  if (tracks === undefined) return nothing
  const entries = (await inside(tracks.from, tracks.to)).filter(({ name }) => name === ids.entry)
  const kinds = await Promise.all(entries.map(async ({ from, to }) => {
    const type = (await inside(from, to)).find(({ name }) => name === ids.type)
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, type?.from ?? 0)
    return { type: type === undefined ? null : buffer[0], isEncrypted: await find(from, to, encryption) }
  }))
  const isEncrypted = (wanted: number): boolean => kinds.find(({ type }) => type === wanted)?.isEncrypted ?? false
  return { sound: isEncrypted(2), picture: isEncrypted(1) }
}

const packet = 188

/** Whether packets of a transport stream, as broadcast, carry scrambled content. */
const isScrambled = (start: Buffer): boolean => {
  if (start.length < 5 * packet) return false
  let scrambled = 0
  for (let at = 0; at + packet <= start.length; at += packet) {
    if (start[at] !== 0x47) return false
    if (((start[at + 3] ?? 0) & 0x80) !== 0) scrambled++
  }
  return scrambled > 0
}
