import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { compiledCode } from "../compiled-code.ts"
import { until } from "../until.ts"
import { freePort } from "./free-port.ts"

const ours = fileURLToPath(new URL("../../../", import.meta.url))

/** What is run: the sources as they are, or what the build made of them. */
const entries = {
  sources: (at: string) => join(at, "app-cli", "main.ts"),
  built: (at: string) => process.env["SERVER_UNDER_TEST"] ?? join(at, "dist", "server", "main.js"),
} as const

export interface ServerOptions {
  /** Holds everything the server writes: `data`, and `tmp` for its temporary files. */
  readonly folder: string
  readonly entry: keyof typeof entries
  /** Where the product is, if it is another version than this one. */
  readonly root?: string
  /** The one it had before it was stopped; a free one when it is new. */
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** A command line that runs the rest of its arguments, such as `prlimit --fsize=…`. */
  readonly wrapper?: ReadonlyArray<string>
}

/** The whole product as a process of its own. */
export interface ServerProcess {
  readonly url: string
  readonly folder: string
  readonly pid: number
  /** From the start of the process to the first answer, in milliseconds. */
  readonly readyAfter: number
  readonly log: () => string
  /** kill -9, of the server only: what it started is not touched. */
  readonly kill: () => Promise<void>
  /** As a service manager ends it. Returns the exit code. */
  readonly stop: () => Promise<number | null>
}

/** Starts it and waits until it answers. */
export const startServer = async (options: ServerOptions): Promise<ServerProcess> => {
  const { folder, entry, root = ours, port = await freePort(), env = {}, wrapper = [] } = options
  const temporary = join(folder, "tmp")
  mkdirSync(temporary, { recursive: true })
  const server = [process.execPath, "--disable-warning=ExperimentalWarning", entries[entry](root), "serve"]
  const [command = process.execPath, ...args] = wrapper.concat(server)
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...inherited(),
      DATA_DIR: join(folder, "data"),
      PORT: String(port),
      TMPDIR: temporary,
      // What most tests are about; a server of one's own includes everything.
      DEFAULT_PLAN: "free",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let log = ""
  const keep = (text: Buffer) => void (log = (log + text.toString("utf8")).slice(-200_000))
  child.stdout.on("data", keep)
  child.stderr.on("data", keep)
  const url = `${env["TLS_CERT"] === undefined ? "http" : "https"}://127.0.0.1:${port}`
  await answering(env["ROLE"] === "worker" ? null : url, child, () => log)
  return {
    url,
    folder,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - started,
    log: () => log,
    kill: async () => void await end(child, "SIGKILL"),
    stop: () => end(child, "SIGTERM"),
  }
}

/** Nothing of the tester's own settings reaches the server. */
const inherited = (): Record<string, string> => ({
  PATH: process.env["PATH"] ?? "",
  HOME: process.env["HOME"] ?? "/",
  LANG: "C.UTF-8",
  NODE_ENV: "production",
  ...compiledCode(),
})

/** A worker has no address (null): it says that it has begun. */
const answering = async (url: string | null, child: ChildProcess, log: () => string): Promise<void> => {
  const look = async () => {
    if (child.exitCode !== null) return "ended"
    if (url === null) return log().includes("works on jobs") && "answers"
    return fetch(`${url}/api/health`).then(({ ok }) => ok && "answers", () => null)
  }
  if (await until(look, { every: 20 }).then((is) => is === "answers", () => false)) return
  child.kill("SIGKILL")
  throw new Error(`The server did not start:\n${log()}`)
}

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const gone = once(child, "exit")
  child.kill(signal)
  await gone
  return child.exitCode
}
