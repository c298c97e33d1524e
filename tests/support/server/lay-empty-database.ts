import { command } from "#tests/support/speech/command.ts"
import { mkdir } from "node:fs/promises"
import { emptyDatabase } from "./empty-database.ts"

/** Puts an empty embedded database into a data folder: a server that has to make one takes seconds longer to start. */
export const layEmptyDatabase = async (dataDir: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await command("cp", ["-a", await emptyDatabase(), dataDir])
}
