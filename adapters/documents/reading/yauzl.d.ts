import type { Readable } from "node:stream"

declare module "yauzl" {
  export function openPromise(path: string, options: Options): Promise<ZipFile>
  interface ZipFile {
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
  }
}
