import { FileConfigstore } from "@tus/file-store"
import { rename, writeFile } from "node:fs/promises"
import { join } from "node:path"

type Note = Parameters<FileConfigstore["set"]>[1]

/** What the protocol records about an upload, beside its bytes. Written atomically, so that a killed server loses no upload. */
export class UploadNotes extends FileConfigstore {
  override async set(key: string, note: Note): Promise<void> {
    const path = join(this.directory, `${key}.json`)
    await writeFile(`${path}.part`, JSON.stringify(note))
    await rename(`${path}.part`, path)
  }
}
