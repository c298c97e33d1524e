/** 16-bit samples as sherpa-onnx takes them: from -1 to 1. */
export const floatsOf = (bytes: Buffer): Float32Array => {
  const samples = new Float32Array(Math.floor(bytes.length / 2))
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(i * 2) / 32_768
  return samples
}
