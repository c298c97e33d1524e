import { bytesIn, messageOf } from "./protobuf.ts"

export interface Tensor {
  readonly dims: ReadonlyArray<number>
  readonly data: Float32Array | BigInt64Array
}

/** An operation on named tensors. */
export interface Node {
  readonly op: string
  readonly from: ReadonlyArray<string>
  readonly to: ReadonlyArray<string>
  readonly options?: Readonly<Record<string, number | ReadonlyArray<number>>>
}

interface Value {
  readonly type: keyof typeof dataTypes
  readonly dims: ReadonlyArray<number>
}

export interface Graph {
  readonly inputs: Readonly<Record<string, Value>>
  readonly outputs: Readonly<Record<string, Value>>
  readonly constants: Readonly<Record<string, Tensor>>
  readonly nodes: ReadonlyArray<Node>
}

const dataTypes = { float: 1, int64: 7 }
const formatVersion = 8
const operatorVersion = 16

/** The file of a model with this graph. */
export const modelOf = ({ inputs, outputs, constants, nodes }: Graph): Buffer => {
  const graph = messageOf(
    ...nodes.map((node) => [1, nodeMessage(node)] as const),
    [2, "graph"],
    ...Object.entries(constants).map(([name, tensor]) => [5, tensorMessage(name, tensor)] as const),
    ...Object.entries(inputs).map(([name, value]) => [11, valueMessage(name, value)] as const),
    ...Object.entries(outputs).map(([name, value]) => [12, valueMessage(name, value)] as const),
  )
  return messageOf([1, formatVersion], [7, graph], [8, messageOf([1, ""], [2, operatorVersion])])
}

const nodeMessage = ({ op, from, to, options = {} }: Node): Buffer =>
  messageOf(
    ...from.map((name) => [1, name] as const),
    ...to.map((name) => [2, name] as const),
    [4, op],
    ...Object.entries(options).map(([name, value]) => [5, optionMessage(name, value)] as const),
  )

const optionMessage = (name: string, value: number | ReadonlyArray<number>): Buffer =>
  typeof value === "number"
    ? messageOf([1, name], [3, value], [20, 2])
    : messageOf([1, name], ...value.map((one) => [8, one] as const), [20, 7])

const tensorMessage = (name: string, { dims, data }: Tensor): Buffer =>
  messageOf(
    ...dims.map((dim) => [1, dim] as const),
    [2, data instanceof Float32Array ? dataTypes.float : dataTypes.int64],
    [8, name],
    [9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)],
  )

const valueMessage = (name: string, { type, dims }: Value): Buffer => {
  const shape = messageOf(...dims.map((dim) => [1, messageOf([1, dim])] as const))
  return messageOf([1, name], [2, messageOf([1, messageOf([1, dataTypes[type]], [2, shape])])])
}

/** The constant tensors of a graph by name, as floating point numbers. */
export const constantsIn = (graph: Buffer): ReadonlyMap<string, Float32Array> =>
  new Map(
    bytesIn(graph, 1).filter((node) => textIn(node, 4) === "Constant").map((node) => {
      const tensor = bytesIn(node, 5).flatMap((option) => bytesIn(option, 5))[0] ?? Buffer.alloc(0)
      const bytes = Uint8Array.from(bytesIn(tensor, 9)[0] ?? [])
      return [textIn(node, 2), new Float32Array(bytes.buffer, 0, bytes.length >> 2)]
    }),
  )

/** The graph of a model in which a condition holds: the branch of its first `If`. */
export const branchIn = (model: Buffer, name: "then_branch" | "else_branch"): Buffer => {
  const nodes = bytesIn(model, 7).flatMap((graph) => bytesIn(graph, 1))
  const options = bytesIn(nodes.find((node) => textIn(node, 4) === "If") ?? Buffer.alloc(0), 5)
  const branch = options.find((option) => textIn(option, 1) === name)
  return (branch === undefined ? undefined : bytesIn(branch, 6)[0]) ?? Buffer.alloc(0)
}

const textIn = (message: Buffer, field: number): string => bytesIn(message, field)[0]?.toString("utf8") ?? ""
