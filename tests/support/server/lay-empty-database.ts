import { freshDatabase } from "#tests/support/fresh-pglite.ts"
import { command } from "#tests/support/speech/command.ts"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"

/** Puts an empty embedded database into a data folder: a server that has to make one takes seconds longer to start. */
export const layEmptyDatabase = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, "database")
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await command("tar", ["-xf", await freshDatabase(), "-C", folder])
}
