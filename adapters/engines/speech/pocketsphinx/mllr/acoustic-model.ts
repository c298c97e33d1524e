import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type ModelDefinition, readModelDefinition } from "./model-definition.ts"

/** Cepstrum, first and second differences, each with codebooks of its own. */
export const streams = 3
/** Cepstral coefficients of a stream. */
export const size = 13

/** A phone-tied model: a codebook of Gaussians for each base phone and stream; each senone is a mixture of its phone's. */
export interface AcousticModel {
  readonly definition: ModelDefinition
  /** Gaussians in a codebook. */
  readonly densities: number
  /** [codebook][stream][density][coefficient] */
  readonly means: Float64Array
  /** One by variance, likewise. */
  readonly precisions: Float64Array
  /** The logarithm of each Gaussian's density at its mean: [codebook][stream][density]. */
  readonly peaks: Float64Array
  /** The mixture weights of a senone: [stream][density]. */
  readonly weightsOf: (senone: number) => Float64Array
}

/** Reads the acoustic model in a folder. Throws if it is of another kind: one that cannot be adapted here. */
export const readAcousticModel = async (folder: string): Promise<AcousticModel> => {
  const read = (name: string): Promise<Buffer> => readFile(join(folder, name))
  const features = (await read("feat.params")).toString("latin1")
  if (!/^-feat 1s_c_d_dd$/m.test(features) || !/^-svspec 0-12\/13-25\/26-38$/m.test(features)) {
    throw new Error("the model has other features")
  }
  const definition = readModelDefinition(await read("mdef"))
  const means = parametersIn(await read("means"))
  const variances = parametersIn(await read("variances")).values
  const { densities } = means
  if (means.codebooks !== definition.phones.length || variances.length !== means.values.length) {
    throw new Error("the model has no codebook for each phone")
  }
  return {
    definition,
    densities,
    means: means.values,
    precisions: variances.map((variance) => 1 / Math.max(variance, leastVariance)),
    peaks: peaksOf(variances),
    weightsOf: mixturesIn(await read("sendump"), definition.senones, densities),
  }
}

/** As in the decoder. */
const leastVariance = 0.0001

interface Parameters {
  readonly codebooks: number
  readonly densities: number
  /** [codebook][stream][density][coefficient] */
  readonly values: Float64Array
}

/** Means or variances (gauden_param_read): a text header, a mark of the byte order, counts, numbers of 32 bits. */
const parametersIn = (file: Buffer): Parameters => {
  const endOfHeader = "endhdr\n"
  const start = file.indexOf(endOfHeader) + endOfHeader.length
  const [order, codebooks, features, densities, ...sizes] = Array.from(
    { length: 4 + streams },
    (_, nth) => file.readUInt32LE(start + 4 * nth),
  )
  if (order !== 0x11_22_33_44 || features !== streams || sizes.some((one) => one !== size)) {
    throw new Error("the parameters of the model have another form")
  }
  const first = start + 4 * (5 + streams)
  const values = Float64Array.from(
    { length: file.readUInt32LE(first - 4) },
    (_, nth) => file.readFloatLE(first + 4 * nth),
  )
  return { codebooks: codebooks ?? 0, densities: densities ?? 0, values }
}

const peaksOf = (variances: Float64Array): Float64Array =>
  Float64Array.from({ length: variances.length / size }, (_, gaussian) => {
    let sum = 0
    for (const variance of variances.subarray(gaussian * size, (gaussian + 1) * size)) {
      sum += Math.log(2 * Math.PI * Math.max(variance, leastVariance))
    }
    return -sum / 2
  })

/** The logarithm of a weight in steps of 1024 times that of 1.0001. */
const step = 1024 * Math.log(1.0001)
const weights = Float64Array.from({ length: 256 }, (_, byte) => Math.exp(-byte * step))

/** Mixture weights (ptm_mgau.c, read_sendump): texts with their lengths up to length 0, then bytes [stream][density][senone]. */
const mixturesIn = (file: Buffer, senones: number, densities: number): AcousticModel["weightsOf"] => {
  let at = 0
  for (let length = file.readInt32LE(0); length !== 0; length = file.readInt32LE(at)) at += 4 + length
  const first = at + 12
  if (
    file.readInt32LE(at + 4) !== densities || file.readInt32LE(at + 8) !== senones ||
    file.length < first + streams * densities * senones
  ) throw new Error("the mixture weights of the model have another form")
  return (senone) =>
    Float64Array.from(
      { length: streams * densities },
      (_, gaussian) => weights[file.readUInt8(first + gaussian * senones + senone)] ?? 0,
    )
}
