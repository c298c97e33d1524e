import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { clonedDatabase } from "../postgres-template.ts"
import { isListening } from "../servers.ts"
import { sharedFolder, sharedServer } from "../shared-server.ts"
import { layEmptyDatabase } from "./lay-empty-database.ts"

/** A running product: its address, the folder it writes into, and its database when that is a server. */
export interface RunningProduct {
  readonly url: string
  readonly folder: string
  readonly database: string | null
}

const root = fileURLToPath(new URL("../../../", import.meta.url))
const node = `"${process.execPath}" --disable-warning=ExperimentalWarning`

/** The scripted recogniser of the run: it speaks OpenAI's protocol, and knows the talks of the tests. */
export const scriptedRecogniser = async (): Promise<string> => {
  const { port } = await sharedServer({
    name: "recogniser",
    script: `cd "${root}" && exec ${node} tests/support/fake-openai/scripted-recogniser.ts`,
    answers: isListening,
  })
  return `http://127.0.0.1:${port}/v1`
}

/** Settings of a product that hears by a service at this address. */
export const hearingBy = (service: string) => ({
  OPENAI_API_KEY: "test-key",
  OPENAI_BASE_URL: service,
  ANALYST: "embedded",
})

/** Settings of a product that many tests use at once: a database of its own on the server, and the scripted recogniser. */
export const scriptedSettings = async () => ({
  ...hearingBy(await scriptedRecogniser()),
  DATABASE_URL: await clonedDatabase(),
  OPENAI_PARALLEL: "64",
  PARALLEL_TASKS: "16",
  PAYMENTS: "simulated",
})

/** The built product with PostgreSQL and the scripted recogniser: one process for all files of the run. */
export const scriptedProduct = (): Promise<RunningProduct> => product("scripted", scriptedSettings)

/** The built product as it is installed, with the recogniser of this machine: for the few files that are about it. */
export const builtInProduct = (): Promise<RunningProduct> =>
  product("built-in", async (dataDir) => {
    await layEmptyDatabase(dataDir)
    return {}
  })

const product = async (
  name: string,
  settings: (dataDir: string) => Promise<Readonly<Record<string, string>>>,
): Promise<RunningProduct> => {
  const folder = sharedFolder(`product-${name}`)
  const { port } = await sharedServer({
    name: `product-${name}`,
    script: async () => {
      const env = Object.entries(await settings(join(folder, "data"))).map(([key, value]) => `${key}='${value}'`).join(
        " ",
      )
      return `cd "${root}" && mkdir "$dir/tmp" &&
        exec env ${env} NODE_ENV=production DATA_DIR="$dir/data" TMPDIR="$dir/tmp" PORT=$port \\
        sh -c 'echo "$DATABASE_URL" > "$0" && exec "$@"' "$dir/database" \\
        ${node} dist/server/main.js serve > "$dir/log" 2>&1`
    },
    answers: (at) => fetch(`http://127.0.0.1:${at}/api/health`).then(({ ok }) => ok, () => false),
  })
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    database: readFileSync(join(folder, "database"), "utf8").trim() || null,
  }
}

const mostErrors = 20

/** The last errors that the shared products of this run have logged, for the report of a test that failed. */
export const errorsOfProducts = (): string =>
  ["scripted", "built-in"].flatMap((name) => {
    const log = join(sharedFolder(`product-${name}`), "log")
    const errors = existsSync(log)
      ? readFileSync(log, "utf8").split("\n").filter((line) => line.includes("level=ERROR"))
      : []
    return errors.slice(-mostErrors).map((line) => `${name}: ${line}`)
  }).join("\n")
