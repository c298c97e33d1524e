import { parsers } from "#adapters/postgres/pglite.ts"
import { PGlite } from "@electric-sql/pglite"
import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"

const root = new URL("../../", import.meta.url)

/** An empty database in memory. */
export const freshPGlite = async (): Promise<PGlite> =>
  PGlite.create({ loadDataDir: new Blob([await readFile(await freshDatabase())]), parsers })

/** The files of an empty database, as a tar file. The first one ever is kept in `.cache`: making one takes six times as long as loading. */
export const freshDatabase = async (): Promise<string> => {
  const template = await templateFile()
  if (!existsSync(template)) await keepTemplate(template)
  return fileURLToPath(template)
}

const templateFile = async (): Promise<URL> => {
  const manifest = await readFile(new URL("node_modules/@electric-sql/pglite/package.json", root), "utf8")
  const version = /"version":\s*"([\d.]+)"/.exec(manifest)?.[1] ?? "unknown"
  return new URL(`.cache/pglite-${version}.tar`, root)
}

const keepTemplate = async (file: URL): Promise<void> => {
  const pglite = await PGlite.create()
  const dump = await pglite.dumpDataDir("none")
  await pglite.close()
  const beside = new URL(`.cache/${randomUUID()}.tar`, root)
  await mkdir(new URL(".", file), { recursive: true })
  await writeFile(beside, Buffer.from(await dump.arrayBuffer()))
  await rename(beside, file)
}
