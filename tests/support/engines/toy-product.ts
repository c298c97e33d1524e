import type { Model } from "#domain/engine/model.ts"
import { layEmptyDatabase } from "#tests/support/server/lay-empty-database.ts"
import { type ServerProcess, startServer } from "#tests/support/server/start-server.ts"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { heldDownload } from "./held-download.ts"
import { modelServer } from "./model-server.ts"
import { toyArchive, toyModel } from "./toy-archive.ts"

/** The built product as a new user starts it, with a catalogue of toy models on a server of this machine, and these models. */
export const aToyProduct = async (
  env: Readonly<Record<string, string>> = {},
  more: ReadonlyArray<Model> = [],
) => {
  const folder = await mkdtemp(join(tmpdir(), "parley-engines-"))
  await layEmptyDatabase(join(folder, "data"))
  const archive = toyArchive()
  const download = heldDownload(archive)
  const models = await modelServer(archive, download.behaviour)
  const catalogue = join(folder, "catalogue.json")
  const better = toyModel(archive, models.url, { title: "Better" })
  const other = toyModel(archive, models.url.replace("toy-nemo-ctc", "toy-other"), {
    name: "toy-other",
    title: "Other",
    strength: "many",
  })
  await writeFile(catalogue, JSON.stringify([better, other, ...more]))
  const start = (port?: number) =>
    startServer({
      folder,
      entry: "built",
      env: { MODEL_CATALOGUE: catalogue, ...env },
      ...(port === undefined ? {} : { port }),
    })
  let server: ServerProcess = await start()
  return {
    folder,
    url: server.url,
    models,
    /** Bytes of a model that arrive before the release. */
    half: download.half,
    release: download.release,
    /** The address that opens the page of the engines, as it was printed. */
    engines: () => /Engines: (\S+)/.exec(server.log())?.[1] ?? "",
    kill: () => server.kill(),
    startAgain: async () => {
      server = await start(Number(new URL(server.url).port))
    },
    close: async () => {
      await server.stop()
      models.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
