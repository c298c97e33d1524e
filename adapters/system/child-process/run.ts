import { Data, Effect } from "effect"
import { type ChildProcess, spawn } from "node:child_process"
import type { Readable } from "node:stream"
import { keepEnd, keepStart } from "./bounded-output.ts"
import { killGroup, killOnExit } from "./kill-group.ts"
import { plainEnvironment } from "./plain-environment.ts"
import { standBack } from "./stand-back.ts"

/** The executable is not installed, or not on the path. */
export class ProgramMissing extends Data.TaggedError("ProgramMissing")<{ readonly command: string }> {
  override get message(): string {
    return `${this.command} is not installed, or not on the path`
  }
}

/** The wall-clock limit passed; the program and all it started were killed. */
export class ProgramTimedOut extends Data.TaggedError("ProgramTimedOut")<{
  readonly command: string
  readonly timeLimit: number
}> {
  override get message(): string {
    return `${this.command} took longer than ${Math.ceil(this.timeLimit / 1000)} s`
  }
}

export interface Program {
  readonly command: string
  readonly args: ReadonlyArray<string>
  /** Milliseconds of wall clock. */
  readonly timeLimit: number
  /** How far its session stands behind others, 1 to 19, in addition to what `nice` does within it. */
  readonly niceness?: number
  readonly cwd?: string
  readonly env?: Record<string, string>
  /** A different account from ours, which only root may choose. */
  readonly account?: { readonly uid: number; readonly gid: number } | null
  /** Written to standard input, which is then closed. Without it standard input is empty. A stream is ended with the program. */
  readonly input?: string | Uint8Array | Readable
  /** Open file descriptors handed over as 3, 4, … of the program; they stay ours to close. */
  readonly descriptors?: ReadonlyArray<number>
  /** Receives standard output as it arrives; it is then not collected. */
  readonly onOutput?: (bytes: Buffer) => void
  /** How many bytes to keep of standard output (its start) and standard error (its end): 1 MiB and 16 KiB by default. */
  readonly keep?: { readonly stdout?: number; readonly stderr?: number }
}

export interface Finished {
  /** Null when a signal ended it. */
  readonly exitCode: number | null
  readonly signal: string | null
  readonly stdout: Buffer
  readonly stderr: string
}

/**
 * Runs a program to completion, whatever its exit code. Interruption and time-out kill its whole process group and wait
 * for it to exit, so that its files can be removed afterwards. Time limits are in real time.
 */
export const run = (program: Program): Effect.Effect<Finished, ProgramMissing | ProgramTimedOut> =>
  Effect.callback<Finished, ProgramMissing | ProgramTimedOut>((resume) => {
    const { command, timeLimit } = program
    const stdin = program.input === undefined ? "ignore" : "pipe"
    const child = spawn(command, [...program.args], {
      detached: true,
      stdio: [stdin, "pipe", "pipe", ...(program.descriptors ?? [])],
      ...(program.cwd === undefined ? {} : { cwd: program.cwd }),
      env: program.env ?? plainEnvironment(),
      ...program.account,
    })
    killOnExit(child)
    if (program.niceness !== undefined) standBack(child, program.niceness)
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      killGroup(child)
    }, timeLimit)
    const stdout = keepStart(program.keep?.stdout ?? 1_048_576)
    const stderr = keepEnd(program.keep?.stderr ?? 16_384)
    child.stdout?.on("data", (bytes: Buffer) => {
      if (program.onOutput === undefined) return stdout.add(bytes)
      try {
        program.onOutput(bytes)
      } catch (defect) {
        killGroup(child)
        resume(Effect.die(defect))
      }
    })
    child.stderr?.on("data", stderr.add)
    child.stdin?.on("error", () => undefined)
    give(program.input, child)
    const gone = new Promise<void>((done) => {
      child.once("error", (error: NodeJS.ErrnoException) => {
        clearTimeout(timer)
        resume(isMissing(error) ? Effect.fail(new ProgramMissing({ command })) : Effect.die(error))
        done()
      })
      child.once("close", (exitCode, signal) => {
        clearTimeout(timer)
        resume(
          timedOut
            ? Effect.fail(new ProgramTimedOut({ command, timeLimit }))
            : Effect.succeed({ exitCode, signal, stdout: stdout.bytes(), stderr: stderr.bytes().toString("utf8") }),
        )
        done()
      })
    })
    return Effect.promise(() => {
      killGroup(child)
      return gone
    })
  })

const give = (input: Program["input"], child: ChildProcess): void => {
  if (child.stdin === null || input === undefined) return
  if (typeof input === "string" || input instanceof Uint8Array) return void child.stdin.end(input)
  input.on("error", () => child.stdin?.end())
  input.pipe(child.stdin)
  child.once("close", () => input.destroy())
  child.once("error", () => input.destroy())
}

/** EACCES: a folder on the path that we may not enter, or a file that is not a program. */
const isMissing = ({ code }: NodeJS.ErrnoException): boolean => code === "ENOENT" || code === "EACCES"
