/** 16-bit samples as numbers: a view of the bytes where they lie on even addresses. Reading them one by one takes ten times as long. */
export const integersIn = (bytes: Buffer): Int16Array => {
  const aligned = bytes.byteOffset % 2 === 0 ? bytes : Buffer.copyBytesFrom(bytes)
  return new Int16Array(aligned.buffer, aligned.byteOffset, aligned.length >> 1)
}

/** The power of samples from one index up to another, as the sum of their squares. */
export const sumOfSquares = (samples: Int16Array, from = 0, end = samples.length): number => {
  let sum = 0
  for (let at = from; at < end; at++) {
    const sample = samples[at] ?? 0
    sum += sample * sample
  }
  return sum
}
