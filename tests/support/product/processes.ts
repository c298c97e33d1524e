import { type ChildProcess, spawn } from "node:child_process"
import { afterAll } from "vitest"

const node = [process.execPath, "--disable-warning=ExperimentalWarning"] as const
const started = new Set<ChildProcess>()

const start = (
  dataDir: string,
  script: string,
  args: ReadonlyArray<string>,
  settings: Readonly<Record<string, string>> = {},
): ChildProcess => {
  const env = { ...settings, PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir, HOME: process.env["HOME"] ?? "" }
  const child = spawn(node[0], [node[1], script, ...args], { env, stdio: ["ignore", "pipe", "pipe"] })
  started.add(child)
  child.once("exit", () => started.delete(child))
  return child
}

const commandLine = (script: string) => (dataDir: string, ...args: ReadonlyArray<string>) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
    const child = start(dataDir, script, args)
    let out = ""
    let err = ""
    child.stdout?.on("data", (bytes: Buffer) => (out += bytes.toString()))
    child.stderr?.on("data", (bytes: Buffer) => (err += bytes.toString()))
    child.once("error", reject)
    child.once("close", (code) => resolve({ code, out, err }))
  })

/** The command line as a process of its own, run to its end. */
export const cli = commandLine("app-cli/main.ts")

/** The same, as it was built: it starts sooner. */
export const builtCli = commandLine("dist/server/main.js")

/** The real server; it ends with its exit code. */
export const aServer = (dataDir: string, port: number) => {
  const child = start(dataDir, "app-cli/main.ts", ["serve"], { PORT: String(port) })
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)))
  return { stop: () => child.kill("SIGTERM"), ended }
}

/** A process that owns the data folder and answers the command line. */
export const anOwner = (dataDir: string) =>
  new Promise<{ end: (signal: "SIGKILL" | "SIGTERM") => Promise<void> }>((resolve, reject) => {
    const child = start(dataDir, "tests/support/product/owner.ts", [])
    let err = ""
    child.stderr?.on("data", (bytes: Buffer) => (err += bytes.toString()))
    child.once("exit", (code) => reject(new Error(`the owner ended with ${code}: ${err}`)))
    child.stdout?.on("data", (bytes: Buffer) => {
      if (bytes.toString().startsWith("ready")) resolve({ end })
      else err += bytes.toString()
    })
    const end = (signal: "SIGKILL" | "SIGTERM") =>
      new Promise<void>((gone) => {
        child.once("exit", () => gone())
        child.kill(signal)
      })
  })

afterAll(() => started.forEach((child) => child.kill("SIGKILL")))
