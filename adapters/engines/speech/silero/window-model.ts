import { branchIn, constantsIn, type Graph, modelOf, type Node } from "./onnx.ts"
import { shapes } from "./window-shapes.ts"
import { tensorsOf } from "./window-weights.ts"

/**
 * The Silero model, v5 or v6, rebuilt with the same weights for its only use here: one window of 16 kHz at a time.
 * The published graph serves every rate, length and number of windows, deciding at each window what to do
 * and rearranging its weights; this one takes half the time, and its results differ by rounding alone.
 */
export const windowModel = (published: Buffer): Buffer => {
  const constants = constantsIn(branchIn(published, "then_branch"))
  const weights = (name: string, length: number): Float32Array => {
    const found = constants.get(`If_0_then_branch__Inline_0__${name}`)
    if (found?.length !== length) throw new Error(`The model has no ${name} of ${length} numbers`)
    return found
  }
  return modelOf({ ...signature, constants: { ...shapes, ...tensorsOf(weights) }, nodes })
}

const signature: Pick<Graph, "inputs" | "outputs"> = {
  inputs: {
    input: { type: "float", dims: [1, 576] },
    state: { type: "float", dims: [2, 1, 128] },
    // Not used, but sherpa-onnx tells the versions of the model apart by the number of inputs.
    sr: { type: "int64", dims: [] },
  },
  outputs: { output: { type: "float", dims: [1, 1] }, stateN: { type: "float", dims: [2, 1, 128] } },
}

const layer = (number: number, from: string): ReadonlyArray<Node> => [
  { op: "Gemm", from: [from, `weight${number}`, `bias${number}`], to: [`sum${number}`] },
  { op: "Relu", from: [`sum${number}`], to: [`layer${number}`] },
]

const seen = (number: number, rows: string): ReadonlyArray<Node> => [
  { op: "Concat", from: [rows, `silence${number}`], to: [`rows${number}`], options: { axis: 0 } },
  { op: "Gather", from: [`rows${number}`, `around${number}`], to: [`parts${number}`], options: { axis: 0 } },
  { op: "Reshape", from: [`parts${number}`, `seenShape${number}`], to: [`seen${number}`] },
]

const nodes: ReadonlyArray<Node> = [
  { op: "Gather", from: ["input", "frames"], to: ["framed"], options: { axis: 1 } },
  { op: "Reshape", from: ["framed", "framesShape"], to: ["samples"] },
  { op: "MatMul", from: ["samples", "basis"], to: ["waves"] },
  { op: "Reshape", from: ["waves", "partsShape"], to: ["parts"] },
  { op: "ReduceL2", from: ["parts"], to: ["spectrum"], options: { axes: [1], keepdims: 0 } },
  ...seen(0, "spectrum"),
  ...layer(0, "seen0"),
  ...seen(1, "layer0"),
  ...layer(1, "seen1"),
  { op: "Reshape", from: ["layer1", "row"], to: ["seen2"] },
  ...layer(2, "seen2"),
  ...layer(3, "layer2"),
  { op: "Reshape", from: ["layer3", "step"], to: ["features"] },
  { op: "Split", from: ["state", "halves"], to: ["hidden", "cell"], options: { axis: 0 } },
  {
    op: "LSTM",
    from: ["features", "fromInput", "fromState", "gateBias", "", "hidden", "cell"],
    to: ["", "hiddenN", "cellN"],
    options: { hidden_size: 128 },
  },
  { op: "Concat", from: ["hiddenN", "cellN"], to: ["stateN"], options: { axis: 0 } },
  { op: "Reshape", from: ["hiddenN", "row"], to: ["heard"] },
  { op: "Relu", from: ["heard"], to: ["audible"] },
  { op: "Gemm", from: ["audible", "lastWeight", "lastBias"], to: ["score"] },
  { op: "Sigmoid", from: ["score"], to: ["output"] },
]
