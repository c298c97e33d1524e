import { syncPath } from "#adapters/storage/local-disk/sync-path.ts"
import { existsSync } from "node:fs"
import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { namesContact } from "./names-contact.ts"

/**
 * Removes the messages in which this contact occurs, durably. Halves of messages that a killed process left are
 * searched too.
 */
export const eraseMessages = async (
  folder: string,
  contact: string,
  read: (json: string) => string | null,
): Promise<void> => {
  if (!existsSync(folder)) return
  const paths = (await readdir(folder)).filter((name) => name.includes(".json")).map((name) => join(folder, name))
  await Promise.all(paths.map(async (path) => {
    const json = await readFile(path, "utf8").catch(ifGone)
    if (namesContact(read(json) ?? json, contact)) await rm(path, { force: true })
  }))
  await syncPath(folder)
}

/** Another message may have pushed it out in the meantime. */
const ifGone = (cause: unknown): string => {
  if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return ""
  throw cause
}
