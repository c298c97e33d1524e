/** Writes tiny valid ONNX files with the metadata that sherpa-onnx asks of real models. */
const varint = (value: number): Buffer => {
  const bytes: Array<number> = []
  let rest = BigInt.asUintN(64, BigInt(value))
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest > 0n ? low | 128 : low)
  } while (rest > 0n)
  return Buffer.from(bytes)
}

const whole = (field: number, value: number): Buffer => Buffer.concat([varint(field << 3), varint(value)])

const nested = (field: number, content: Buffer | string): Buffer => {
  const bytes = Buffer.from(content)
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes])
}

const join = (...parts: ReadonlyArray<Buffer>): Buffer => Buffer.concat(parts)

type Dimension = number | string

const tensor = (name: string, dimensions: ReadonlyArray<number>, values: Float32Array): Buffer =>
  join(...dimensions.map((size) => whole(1, size)), whole(2, 1), nested(8, name), nested(9, Buffer.from(values.buffer)))

const float = 1
const int64 = 7

const value = (name: string, type: number, dimensions: ReadonlyArray<Dimension>): Buffer => {
  const shape = join(
    ...dimensions.map((size) => nested(1, typeof size === "string" ? nested(2, size) : whole(1, size))),
  )
  return join(nested(1, name), nested(2, nested(1, join(whole(1, type), nested(2, shape)))))
}

const number = (name: string, given: number): Buffer => nested(5, join(nested(1, name), whole(3, given), whole(20, 2)))

const numbers = (name: string, given: ReadonlyArray<number>): Buffer =>
  nested(5, join(nested(1, name), ...given.map((each) => whole(8, each)), whole(20, 7)))

const node = (
  kind: string,
  inputs: ReadonlyArray<string>,
  output: string,
  ...attributes: ReadonlyArray<Buffer>
): Buffer =>
  nested(1, join(...inputs.map((input) => nested(1, input)), nested(2, output), nested(4, kind), ...attributes))

interface Graph {
  readonly nodes: ReadonlyArray<Buffer>
  readonly constants?: ReadonlyArray<Buffer>
  readonly inputs: ReadonlyArray<Buffer>
  readonly outputs: ReadonlyArray<Buffer>
  readonly metadata: Readonly<Record<string, string | number>>
}

const model = ({ nodes, constants = [], inputs, outputs, metadata }: Graph): Buffer => {
  const graph = join(
    ...nodes,
    nested(2, "g"),
    ...constants.map((each) => nested(5, each)),
    ...inputs.map((each) => nested(11, each)),
    ...outputs.map((each) => nested(12, each)),
  )
  const entries = Object.entries(metadata).map(([key, text]) =>
    nested(14, join(nested(1, key), nested(2, String(text))))
  )
  return join(whole(1, 8), nested(2, "toy"), nested(7, graph), nested(8, join(nested(1, ""), whole(2, 13))), ...entries)
}

/** A NeMo CTC recogniser that hears "hi" in low sounds, "yo" in middle and "um" in high ones. */
export const toyRecogniser = (): { readonly onnx: Buffer; readonly tokens: string } => {
  const symbols = 4
  const weights = new Float32Array(80 * symbols)
  for (let band = 0; band < 80; band++) {
    const loudest = band < 20 ? 0 : band < 50 ? 1 : 2
    for (let symbol = 0; symbol < 3; symbol++) weights[band * symbols + symbol] = symbol === loudest ? 1 : -1
  }
  const onnx = model({
    nodes: [
      node("Transpose", ["audio_signal"], "x", numbers("perm", [0, 2, 1])),
      node("MatMul", ["x", "W"], "l"),
      node("LogSoftmax", ["l"], "logprobs", number("axis", 2)),
    ],
    constants: [tensor("W", [80, symbols], weights)],
    inputs: [value("audio_signal", float, ["N", 80, "T"]), value("length", int64, ["N"])],
    outputs: [value("logprobs", float, ["N", "T", symbols])],
    metadata: {
      vocab_size: symbols - 1,
      subsampling_factor: 1,
      normalize_type: "per_feature",
      model_type: "EncDecCTCModelBPE",
    },
  })
  return { onnx, tokens: "▁hi 0\n▁yo 1\n▁um 2\n<blk> 3\n" }
}

/** The same as an icefall Zipformer with CTC, which has its blank first. */
export const toyZipformer = (): { readonly onnx: Buffer; readonly tokens: string } => {
  const symbols = 4
  const weights = new Float32Array(80 * symbols)
  for (let band = 0; band < 80; band++) {
    const loudest = band < 20 ? 1 : band < 50 ? 2 : 3
    for (let symbol = 1; symbol <= 3; symbol++) weights[band * symbols + symbol] = symbol === loudest ? 1 : -1
  }
  const onnx = model({
    nodes: [
      node("MatMul", ["x", "W"], "l"),
      node("LogSoftmax", ["l"], "log_probs", number("axis", 2)),
      node("Identity", ["x_lens"], "log_probs_len"),
    ],
    constants: [tensor("W", [80, symbols], weights)],
    inputs: [value("x", float, ["N", "T", 80]), value("x_lens", int64, ["N"])],
    outputs: [value("log_probs", float, ["N", "T", symbols]), value("log_probs_len", int64, ["N"])],
    metadata: { model_type: "zipformer2_ctc", model_author: "k2-fsa", version: "1", comment: "toy" },
  })
  return { onnx, tokens: "<blk> 0\n▁你 1\n▁好 2\n▁吗 3\n" }
}

/** A speaker embedding that is the mean of the features over time. */
export const toyEmbedding = (): Buffer =>
  model({
    nodes: [node("ReduceMean", ["feats"], "embs", numbers("axes", [1]), number("keepdims", 0))],
    inputs: [value("feats", float, ["B", "T", 80])],
    outputs: [value("embs", float, ["B", 80])],
    metadata: {
      framework: "wespeaker",
      language: "en",
      url: "toy",
      comment: "toy",
      sample_rate: 16_000,
      output_dim: 80,
      normalize_samples: 0,
    },
  })

/** A segmentation that hears one speaker wherever it is loud. */
export const toySegmentation = (): Buffer => {
  const [length, step] = [991, 270]
  return model({
    nodes: [
      node("Abs", ["x"], "a"),
      node("AveragePool", ["a"], "p", numbers("kernel_shape", [length]), numbers("strides", [step])),
      node("Transpose", ["p"], "q", numbers("perm", [0, 2, 1])),
      node("MatMul", ["q", "W"], "m"),
      node("Add", ["m", "B"], "s"),
      node("LogSoftmax", ["s"], "y", number("axis", 2)),
    ],
    constants: [
      tensor("W", [1, 7], Float32Array.of(0, 200, 0, 0, 0, 0, 0)),
      tensor("B", [7], Float32Array.of(1, 0, -5, -5, -5, -5, -5)),
    ],
    inputs: [value("x", float, ["N", 1, "S"])],
    outputs: [value("y", float, ["N", "F", 7])],
    metadata: {
      num_speakers: 3,
      powerset_max_classes: 2,
      num_classes: 7,
      sample_rate: 16_000,
      window_size: 160_000,
      receptive_field_size: length,
      receptive_field_shift: step,
      window_shift: 16_000,
      version: 1,
      model_type: "pyannote-segmentation-3.0",
      maintainer: "toy",
    },
  })
}
