import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const bundle = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url))

export interface Served {
  readonly url: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** The built product in a process of its own, as `npm start` runs it, on a free port and an empty data folder. */
export const serve = async (env: Record<string, string> = {}): Promise<Served> => {
  const dataDir = mkdtempSync(join(tmpdir(), "parley-e2e-"))
  const port = await freePort()
  const server = spawn(process.execPath, [bundle, "serve"], {
    env: { ...process.env, ...env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const said: Array<string> = []
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (bytes: Buffer) => said.push(bytes.toString()))
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", () => said.join("").includes(" is at ") && resolve())
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said.join("")}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    stop: () =>
      new Promise((resolve) => {
        server.once("exit", () => {
          rmSync(dataDir, { recursive: true, force: true })
          resolve()
        })
        server.kill("SIGTERM")
      }),
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })
