import { writeOver } from "#adapters/storage/local-disk/move-in.ts"
import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { chmod, mkdir, readFile } from "node:fs/promises"
import { join } from "node:path"

const shape = /^[\w-]{43}$/

/** The secret in the outbox folder. A file without a whole key is replaced; one that cannot be read is a failure. */
export const outboxKey = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, "key")
  const found = existsSync(path) ? await readFile(path, "utf8") : ""
  if (shape.test(found)) {
    await chmod(path, 0o600)
    return found
  }
  const made = randomBytes(32).toString("base64url")
  await writeOver(made, path)
  return made
}
