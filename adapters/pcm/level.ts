/** The root mean square level of samples, in dBFS; -Infinity for silence. */
export const levelOf = (samples: Buffer): number => {
  let sum = 0
  for (let at = 0; at + 1 < samples.length; at += 2) sum += (samples.readInt16LE(at) / 32_768) ** 2
  return 10 * Math.log10(sum / Math.max(1, samples.length / 2))
}
