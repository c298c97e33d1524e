import { plainEnvironment } from "#adapters/system/child-process/plain-environment.ts"
import { spawn } from "node:child_process"
import type { RunAs } from "./run-as.ts"

/**
 * Runs PostgreSQL, prints its process id and waits. When its standard input ends, because we closed it or are gone,
 * it requests a fast shutdown. Other signals are meant for us: terminals and service managers send them to every
 * process.
 */
const script = `
  trap '' HUP INT TERM
  exec 3<&0
  "$@" 3<&- </dev/null >/dev/null & server=$!
  echo $server
  exec >/dev/null
  (read -r end; kill -INT $server) <&3 2>/dev/null & reader=$!
  wait $server; code=$?
  kill -KILL $reader 2>/dev/null
  exit $code`

export interface Kept {
  /** The process id of PostgreSQL; null before it is known. */
  readonly pid: () => number | null
  /** Whether it has ended. */
  readonly hasEnded: () => boolean
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<void>
  /** A fast shutdown: open transactions are rolled back, and everything committed is on disk. */
  readonly stop: () => Promise<void>
}

/** Starts PostgreSQL as a child that ends with this process, however the process ends. */
export const keep = (
  { commandLine, account }: RunAs,
  postgres: string,
  args: ReadonlyArray<string>,
  onLog: (bytes: Buffer) => void,
): Kept => {
  const line = commandLine("/bin/sh", ["-c", script, "keeper", postgres, ...args])
  const child = spawn(line.command, [...line.args], {
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
    env: plainEnvironment(),
    cwd: "/",
    ...account,
  })
  let pid: number | null = null
  let hasEnded = false
  child.stdout.once("data", (line: Buffer) => (pid = Number(line.toString("latin1"))))
  child.stderr.on("data", onLog)
  child.stdin.on("error", () => undefined)
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      hasEnded = true
      resolve()
    }
    child.once("error", (cause) => {
      onLog(Buffer.from(`[0] FATAL:  ${cause.message}\n`))
      end()
    })
    child.once("exit", end)
  })
  return {
    pid: () => pid,
    hasEnded: () => hasEnded,
    ended,
    stop: () => {
      child.stdin.end()
      return ended
    },
  }
}
