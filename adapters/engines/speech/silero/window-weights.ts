import type { Tensor } from "./onnx.ts"
import { floats } from "./window-shapes.ts"

/** The weights of the published model, arranged for products of matrices. */
export const tensorsOf = (weights: (name: string, length: number) => Float32Array): Record<string, Tensor> => {
  const convolution = (layer: number, [inputs, outputs]: readonly [number, number], taps: ReadonlyArray<number>) => ({
    [`weight${layer}`]: floats(
      [taps.length * inputs, outputs],
      asMatrix(weights(`encoder.${layer}.reparam_conv.weight`, outputs * inputs * 3), outputs, taps),
    ),
    [`bias${layer}`]: floats([outputs], weights(`encoder.${layer}.reparam_conv.bias`, outputs)),
  })
  const gates = (name: string, width: number) => inOrder(weights(`decoder.rnn.${name}`, 512 * width))
  return {
    basis: floats([256, 258], transposed(weights("stft.forward_basis_buffer", 258 * 256), 258)),
    ...convolution(0, [129, 128], [0, 1, 2]),
    ...convolution(1, [128, 64], [0, 1, 2]),
    // What the other taps would see is beyond the window, and so silence.
    ...convolution(2, [64, 64], [1, 2]),
    ...convolution(3, [64, 128], [1]),
    fromInput: floats([1, 512, 128], gates("weight_ih", 128)),
    fromState: floats([1, 512, 128], gates("weight_hh", 128)),
    gateBias: floats([1, 1024], joined([gates("bias_ih", 1), gates("bias_hh", 1)])),
    lastWeight: floats([128, 1], weights("decoder.decoder.2.weight", 128)),
    lastBias: floats([1], weights("decoder.decoder.2.bias", 1)),
  }
}

const transposed = (matrix: Float32Array, rows: number): Float32Array => {
  const columns = matrix.length / rows
  const turned = new Float32Array(matrix.length)
  let at = 0
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) turned[at++] = matrix[row * columns + column] ?? 0
  }
  return turned
}

/** The weights of a convolution of three taps as a matrix to multiply what it sees with. */
const asMatrix = (weight: Float32Array, outputs: number, taps: ReadonlyArray<number>): Float32Array => {
  const byTap = transposed(weight, weight.length / 3)
  const size = byTap.length / 3
  return joined(taps.map((tap) => transposed(byTap.subarray(tap * size, (tap + 1) * size), outputs)))
}

/** PyTorch has the gates of an LSTM in the order input, forget, cell, output; ONNX input, output, forget, cell. */
const inOrder = (gates: Float32Array): Float32Array => {
  const size = gates.length / 4
  return joined([0, 3, 1, 2].map((gate) => gates.subarray(gate * size, (gate + 1) * size)))
}

const joined = (parts: ReadonlyArray<Float32Array>): Float32Array => {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  parts.reduce((at, part) => {
    whole.set(part, at)
    return at + part.length
  }, 0)
  return whole
}
