import { size, streams } from "./acoustic-model.ts"

/** Features of a frame: three streams. */
export const frameSize = streams * size

/**
 * The features of an utterance, [frame][stream][coefficient], from the cepstra that the decoder wrote (`-mfclogdir`: a count,
 * then numbers of 32 bits). As in the decoder with `-cmn batch` and `-feat 1s_c_d_dd`: the mean of the utterance is
 * subtracted; differences are taken over two frames each way, and the ends are repeated.
 */
export const featuresFrom = (cepstra: Uint8Array): Float64Array => {
  const file = new DataView(cepstra.buffer, cepstra.byteOffset, cepstra.byteLength)
  const frames = Math.floor((cepstra.byteLength / 4 - 1) / size)
  const features = new Float64Array(Math.max(0, frames) * frameSize)
  for (let i = 0; i < size; i++) {
    const track = Float64Array.from({ length: frames }, (_, frame) => file.getFloat32(4 * (1 + frame * size + i), true))
    const mean = track.reduce((sum, value) => sum + value, 0) / frames
    const at = (frame: number): number => track[Math.min(frames - 1, Math.max(0, frame))] ?? 0
    for (let frame = 0; frame < frames; frame++) {
      const to = frame * frameSize + i
      features[to] = at(frame) - mean
      features[to + size] = at(frame + 2) - at(frame - 2)
      features[to + 2 * size] = at(frame + 3) - at(frame - 1) - (at(frame + 1) - at(frame - 3))
    }
  }
  return features
}
