import { type ChildProcess, spawn } from "node:child_process"
import { afterAll } from "vitest"
import { compiledCode } from "../compiled-code.ts"

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The built product in processes of its own; those that still run are killed after the file's last test. */
export const processes = () => {
  const started = new Set<ChildProcess>()
  afterAll(() => started.forEach((child) => child.kill("SIGKILL")))

  const start = (
    dataDir: string,
    script: string,
    args: ReadonlyArray<string>,
    settings: Record<string, string> = {},
  ) => {
    const { PATH = "", HOME = "" } = process.env
    const env = { ...settings, ...compiledCode(), PATH, HOME, DATA_DIR: dataDir }
    const command = ["--disable-warning=ExperimentalWarning", script, ...args]
    const child = spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "pipe"] })
    started.add(child)
    child.once("exit", () => started.delete(child))
    return child
  }

  return {
    /** The command line, run to its end. */
    cli: (dataDir: string, ...args: ReadonlyArray<string>): Promise<Ended> =>
      finished(start(dataDir, "dist/server/main.js", args)),

    /** The real server; it ends with its exit code. */
    aServer: (dataDir: string, port: number) => {
      const child = start(dataDir, "dist/server/main.js", ["serve"], { PORT: String(port) })
      return { stop: () => child.kill("SIGTERM"), ended: finished(child).then(({ code }) => code) }
    },

    /** A process that owns the data folder and answers the command line. */
    anOwner: async (dataDir: string) => {
      const child = start(dataDir, "tests/support/product/owner.ts", [])
      const ended = finished(child)
      const isReady = new Promise<true>((resolve) =>
        child.stdout.on("data", (bytes: Buffer) => bytes.toString().startsWith("ready") && resolve(true))
      )
      const first = await Promise.race([isReady, ended])
      if (first !== true) throw new Error(`the owner ended with ${first.code}: ${first.out}${first.err}`)
      return {
        end: async (signal: "SIGKILL" | "SIGTERM") => {
          child.kill(signal)
          await ended
        },
      }
    },
  }
}

const finished = (child: ReturnType<typeof spawn>): Promise<Ended> =>
  new Promise((resolve, reject) => {
    let out = ""
    let err = ""
    child.stdout?.on("data", (bytes: Buffer) => (out += bytes.toString()))
    child.stderr?.on("data", (bytes: Buffer) => (err += bytes.toString()))
    child.once("error", reject)
    child.once("close", (code) => resolve({ code, out, err }))
  })
