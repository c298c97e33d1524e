import { writeFile } from "node:fs/promises"
import { join } from "node:path"

const phones = ["+NSN+", "AA", "B", "SIL"]
const densities = 16
const states = 3
/** Those of the base phones, and of AA between B and AA at the end of a word. */
const senones = (phones.length + 1) * states
const gaussians = phones.length * 3 * densities

/** Writes a small acoustic model in the form of the Debian model, with numbers that only look random. */
export const writeToyModel = async (folder: string, features = "1s_c_d_dd"): Promise<void> => {
  const put = (name: string, content: Buffer | string) => writeFile(join(folder, name), content)
  await put("feat.params", `-feat ${features}\n-svspec 0-12/13-25/26-38\n`)
  await put("mdef", definition)
  await put("means", parameters((at) => 3 * wave(at)))
  await put("variances", parameters((at) => 1.5 + wave(at + 0.5)))
  await put("sendump", mixtures)
}

/** The cepstra of an utterance of 40 frames, as the recogniser writes them. */
export const toyCepstra = (): Buffer =>
  Buffer.concat([int32(40 * 13), ...Array.from({ length: 40 * 13 }, (_, at) => float(4 * wave(at * 0.37)))])

/** Between -1 and 1. */
const wave = (at: number): number => {
  const far = 4375.85 * Math.sin(12.9898 * (at + 1))
  return 2 * (far - Math.floor(far)) - 1
}

const int16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16LE(value)
  return bytes
}

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}

const float = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}

const parameters = (value: (at: number) => number): Buffer => {
  const count = gaussians * 13
  const counts = [0x11_22_33_44, phones.length, 3, densities, 13, 13, 13, count].map(int32)
  return Buffer.concat([
    Buffer.from("s3\nversion 1.0\nendhdr\n"),
    ...counts,
    ...Array.from({ length: count }, (_, at) => float(value(at))),
  ])
}

const mixtures = Buffer.concat([
  int32(4),
  Buffer.from("toy\0"),
  int32(0),
  int32(densities),
  int32(senones),
  Buffer.from(Array.from({ length: 3 * densities * senones }, (_, at) => Math.round(20 + 19 * wave(at)))),
])

const names = Buffer.from(`${phones.join("\0")}\0\0\0\0`)
/** Ten counts, the names, padded, and a tree with one leaf: position 2, AA, between B and AA. Each node: value, how many below, where. */
const tree = [[0, 0, 0], [1, 0, 0], [2, 1, 4], [3, 0, 0], [1, 1, 5], [2, 1, 6], [1, 0, 4]]
const definition = Buffer.concat([
  Buffer.from("BMDF"),
  ...[1, 4].map(int32),
  Buffer.from("toy\0"),
  ...[4, 5, states, 12, senones, 4, 5, 3, tree.length, 3].map(int32),
  names.subarray(0, Math.ceil((names.length - 3) / 4) * 4),
  ...tree.flatMap(([value = 0, below = 0, where = 0]) => [int16(value), int16(below), int32(where)]),
  ...[1, 0, 0, 1].flatMap((filler, phone) => [int32(phone), int32(phone), int32(filler)]),
  int32(4),
  int32(1),
  Buffer.from([2, 1, 2, 3]),
  int32(5 * states),
  ...Array.from({ length: 5 * states }, (_, senone) => int16(senone)),
])
