import { bytesPerMillisecond } from "#domain/media/audio.ts"
import type { AudioChunk } from "#domain/recognition/transcriber.port.ts"
import { open } from "node:fs/promises"
import { integersIn } from "./integers.ts"

/** The samples of a chunk, 16-bit little-endian; empty past the end of the recording. */
export const readChunk = async (chunk: AudioChunk): Promise<Buffer<ArrayBuffer>> => {
  const start = Math.round(chunk.begin) * bytesPerMillisecond
  const wanted = Buffer.alloc(Math.max(0, Math.round(chunk.end) * bytesPerMillisecond - start))
  await using file = await open(chunk.audio.path)
  const { bytesRead } = await file.read(wanted, 0, wanted.length, start)
  return wanted.subarray(0, bytesRead - bytesRead % 2)
}

/** Whether all samples are below −66 dBFS, so that there is nothing to recognise. */
export const isMute = (samples: Buffer): boolean => {
  for (const sample of integersIn(samples)) if (Math.abs(sample) > 16) return false
  return true
}
