import { sampleRate } from "#domain/media/audio.ts"

/** Raw 16-bit mono samples as a PCM WAV file. */
export const wavFile = (samples: Buffer<ArrayBuffer>, name: string): File => {
  const header = Buffer.alloc(44)
  header.write("RIFF", 0, "latin1")
  header.writeUInt32LE(36 + samples.length, 4)
  header.write("WAVEfmt ", 8, "latin1")
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write("data", 36, "latin1")
  header.writeUInt32LE(samples.length, 40)
  return new File([header, samples], name, { type: "audio/wav" })
}
