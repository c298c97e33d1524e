import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { isMainThread } from "node:worker_threads"
import { compiledCode } from "./compiled-code.ts"
import { freePort } from "./server/free-port.ts"

export interface SharedServer {
  readonly name: string
  /** A shell script that ends by exec-ing the server; `$dir` is a folder of its own, `$port` a free port of loopback. */
  readonly script: string | (() => Promise<string>)
  readonly answers: (port: number) => Promise<boolean>
}

/** The process of the whole test run: files run in children of it, or in its threads. */
const run = isMainThread ? process.ppid : process.pid

/** Everything that a shared server writes is below it. */
export const sharedFolder = (name: string): string => join(tmpdir(), `parley-tests-${run}-${name}`)

/**
 * A server for all test files of this run, started by the first file that needs it: its port and its folder. A watchdog
 * of its own stops it and removes the folder when the run is over, however it ended.
 */
export const sharedServer = async (server: SharedServer): Promise<{ readonly port: number; readonly dir: string }> => {
  const dir = sharedFolder(server.name)
  const isFirst = await mkdir(dir).then(() => true, () => false)
  return { port: await (isFirst ? start(server, dir) : portOf(dir)), dir }
}

const start = async ({ name, script, answers }: SharedServer, dir: string): Promise<number> => {
  const port = await freePort()
  const text = await Promise.resolve(typeof script === "string" ? script : script()).catch(async (error: unknown) => {
    await rm(dir, { recursive: true })
    throw error
  })
  const watched = spawn("sh", ["-c", watchdog(text)], {
    detached: true,
    stdio: "ignore",
    env: {
      PATH: `${process.env["PATH"]}:/usr/sbin:/sbin`,
      HOME: process.env["HOME"] ?? "/",
      LANG: "C.UTF-8",
      ...compiledCode(),
      dir,
      port: String(port),
      run: String(run),
    },
  })
  watched.unref()
  await until(async () => {
    if (watched.exitCode !== null) throw new Error(`The ${name} server for tests ended at once`)
    return answers(port)
  })
  await writeFile(join(dir, "port.new"), String(port))
  await rename(join(dir, "port.new"), join(dir, "port"))
  return port
}

const watchdog = (script: string): string => `
  (${script}) & server=$!
  while kill -0 $run && kill -0 $server; do sleep 3; done 2>/dev/null
  kill -KILL $server; wait $server; rm -rf "$dir"`

const portOf = async (dir: string): Promise<number> => {
  const file = join(dir, "port")
  await until(() => {
    if (!existsSync(dir)) throw new Error("The server for tests did not start")
    return Promise.resolve(existsSync(file))
  })
  return Number(await readFile(file, "utf8"))
}

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  if (await isSo()) return
  await sleep(50)
  await until(isSo)
}
