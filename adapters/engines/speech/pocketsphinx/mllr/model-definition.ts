/** Where in its word a phone stands, as the model numbers it. */
export const position = { within: 0, begin: 1, end: 2, single: 3 } as const
export type Position = (typeof position)[keyof typeof position]

/** Phones and their hidden Markov models: which senones (tied states) a phone has between two others. */
export interface ModelDefinition {
  /** The base phones, in the order of their numbers. A phone-tied model has one codebook for each. */
  readonly phones: ReadonlyArray<string>
  readonly silence: number
  /** Senones in all. */
  readonly senones: number
  /** The base phone of each senone. */
  readonly phoneOf: Uint16Array
  /** Whether each base phone is noise or silence. */
  readonly isFiller: ReadonlyArray<boolean>
  /** The senones of the states of a phone, first to last, between `left` and `right`; without context if it is not in the model. */
  readonly statesOf: (phone: number, left: number, right: number, at: Position) => Uint16Array
}

const nodeSize = 8
const phoneSize = 12

/**
 * Reads a binary `mdef` file (bin_mdef.h): ten counts, the names of the base phones, a tree of position, phone, left and
 * right neighbour with triphones as leaves, the phones, and the senones of each sequence of states.
 */
export const readModelDefinition = (file: Buffer): ModelDefinition => {
  if (file.toString("latin1", 0, 4) !== "BMDF") throw new Error("the definition of the model is not binary")
  const start = 12 + file.readInt32LE(8)
  const count = (nth: number): number => file.readInt32LE(start + 4 * nth)
  const [bases, phones, states, senones, sequences, nodes] = [
    count(0),
    count(1),
    count(2),
    count(4),
    count(6),
    count(8),
  ]
  const named = start + 40
  const names = file.toString("latin1", named, named + 64 * bases).split("\0").slice(0, bases)
  const nameBytes = names.reduce((sum, name) => sum + name.length + 1, 0)
  const tree = named + Math.ceil(nameBytes / 4) * 4
  const table = tree + nodeSize * nodes
  const sequenceTable = table + phoneSize * phones + 4

  const sequenceOf = (phone: number): Uint16Array => {
    const from = sequenceTable + 2 * states * file.readInt32LE(table + phoneSize * phone)
    return Uint16Array.from({ length: states }, (_, state) => file.readUInt16LE(from + 2 * state))
  }
  /** The node with the value asked for among `among` siblings. */
  const childOf = (first: number, among: number, value: number): number | null => {
    for (let at = first; at < first + among; at++) if (file.readInt16LE(tree + nodeSize * at) === value) return at
    return null
  }
  const triphone = (phone: number, left: number, right: number, at: Position): number | null => {
    let node = childOf(0, 4, at)
    for (const value of [phone, left, right]) {
      if (node === null) return null
      const from = tree + nodeSize * node
      node = childOf(file.readInt32LE(from + 4), file.readInt16LE(from + 2), value)
    }
    return node === null ? null : file.readInt32LE(tree + nodeSize * node + 4)
  }

  const phoneOf = new Uint16Array(senones)
  for (let phone = 0; phone < phones; phone++) {
    const base = phone < bases ? phone : file.readUInt8(table + phoneSize * phone + 9)
    for (const senone of sequenceOf(phone)) phoneOf[senone] = base
  }
  if (file.length < sequenceTable + 2 * states * sequences) throw new Error("the definition of the model is cut off")
  return {
    phones: names,
    silence: names.indexOf("SIL"),
    senones,
    phoneOf,
    isFiller: names.map((_, phone) => file.readUInt8(table + phoneSize * phone + 8) === 1),
    statesOf: (phone, left, right, at) => sequenceOf(triphone(phone, left, right, at) ?? phone),
  }
}
