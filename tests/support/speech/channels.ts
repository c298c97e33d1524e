import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { treated } from "./encode.ts"
import { bytesOf, samplesOfWav, wavOf } from "./wav.ts"

/** A WAV file that does not say what its channels are; each is the talk, times its gain. */
export const manyChannels = async (wav: string, gains: ReadonlyArray<number>, folder: string): Promise<string> => {
  const samples = samplesOfWav(await readFile(wav))
  const all = Int16Array.from(
    { length: samples.length * gains.length },
    (_, at) => Math.round((samples[Math.floor(at / gains.length)] ?? 0) * (gains[at % gains.length] ?? 0)),
  )
  const header = wavOf(all).subarray(0, 44)
  header.writeUInt16LE(gains.length, 22)
  header.writeUInt32LE(32_000 * gains.length, 28)
  header.writeUInt16LE(2 * gains.length, 32)
  const path = join(folder, `${gains.length}.wav`)
  await writeFile(path, Buffer.concat([header, bytesOf(all)]))
  return path
}

/** The same in another format. */
export const channelsAs = async (
  wav: string,
  { gains, name, args }: {
    readonly gains: ReadonlyArray<number>
    readonly name: string
    readonly args: ReadonlyArray<string>
  },
  folder: string,
): Promise<string> => treated(await manyChannels(wav, gains, folder), name, args, folder)
