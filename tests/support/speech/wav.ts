/** Raw signed 16-bit samples of a plain mono WAV file. */
export const samplesOfWav = (wav: Buffer): Int16Array => {
  let at = 12
  while (wav.toString("latin1", at, at + 4) !== "data") at += 8 + wav.readUInt32LE(at + 4)
  const bytes = Uint8Array.from(wav.subarray(at + 8))
  return new Int16Array(bytes.buffer, 0, bytes.length >> 1)
}

export const wavOf = (samples: Int16Array): Buffer => {
  const header = Buffer.alloc(44)
  header.write("RIFF", 0)
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write("WAVEfmt ", 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(16_000, 24)
  header.writeUInt32LE(32_000, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write("data", 36)
  header.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([header, bytesOf(samples)])
}

export const bytesOf = (samples: Int16Array): Buffer =>
  Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
