import { buffer } from "node:stream/consumers"
import { fromBufferPromise } from "yauzl"

/** The files of a ZIP archive by their paths. */
export const unzipped = async (archive: Uint8Array): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await fromBufferPromise(Buffer.from(archive), { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}
