import { run } from "#adapters/system/child-process/run.ts"
import { Effect } from "effect"
import { existsSync, realpathSync } from "node:fs"
import { open, stat } from "node:fs/promises"
import { delimiter, dirname, join } from "node:path"

/** A program that fetches videos, and what its confinement has to let it read. */
export interface Program {
  readonly origin: "setting" | "installed" | "path"
  readonly path: string
  /** How to start it: a Python program is started with its Python, which may be in a folder of its own. */
  readonly command: ReadonlyArray<string>
  readonly reads: ReadonlyArray<string>
  /** The date of its release, 2026.08.19. */
  readonly version: string
  /** Switches it knows. */
  readonly switches: ReadonlySet<string>
}

/** Why there is none that works. */
export interface NoProgram {
  readonly fault: "missing" | "python-missing" | "broken" | "too-old"
}

export interface Places {
  /** What the operator set; null to look for one. */
  readonly setting: string | null
  /** Where an installed one is. */
  readonly installed: string
}

const timeLimit = 60_000

/** Where the first of them is, in the order in which they count. */
export const placeOf = ({ setting, installed }: Places): Pick<Program, "origin" | "path"> | null => {
  if (setting !== null) return existsSync(setting) ? { origin: "setting", path: setting } : null
  if (existsSync(installed)) return { origin: "installed", path: installed }
  const path = onPath("yt-dlp")
  return path === null ? null : { origin: "path", path }
}

/** What would be found again: the file and when it was changed. */
export const markOf = (place: Pick<Program, "path"> | null) =>
  place === null
    ? Effect.succeed("")
    : Effect.promise(() => stat(place.path).then(({ mtimeMs, size }) => `${place.path} ${mtimeMs} ${size}`, () => ""))

/** Asks a program what it is. */
export const examine = Effect.fnUntraced(
  function*(place: Pick<Program, "origin" | "path">): Effect.fn.Return<Program | NoProgram> {
    const line = yield* Effect.promise(() => firstLine(place.path))
    const interpreter = /^#!\s*(?:\S*\/env\s+(?:-S\s+)?)?(\S+)/.exec(line)?.[1] ?? null
    const isPython = interpreter !== null && /python/.test(interpreter)
    const python = isPython ? yield* pythonOf(interpreter) : null
    if (isPython && python === null) return { fault: "python-missing" }
    const real = realpathSync(place.path)
    // An update must not exchange the file of a program that runs.
    const file = place.origin === "installed" ? real : place.path
    const command = python === null ? [file] : [python.executable, file]
    const said = yield* Effect.all([asked(command, "--version"), asked(command, "--help")], { concurrency: 2 })
    const version = /^\d{4}\.\d{2}\.\d{2}/.exec(said[0])?.[0]
    if (version === undefined) return { fault: "broken" }
    const switches = new Set(said[1].match(/--[a-z][\w-]+/g))
    // Those before it would read any file of this machine.
    if (!switches.has("--enable-file-urls")) return { fault: "too-old" }
    return {
      ...place,
      command,
      version,
      switches,
      reads: [dirname(place.path), dirname(real), ...python?.folders ?? []],
    }
  },
)

const asked = ([command = "", ...args]: ReadonlyArray<string>, question: string): Effect.Effect<string> =>
  run({ command, args: [...args, question], timeLimit }).pipe(
    Effect.map(({ exitCode, stdout }) => exitCode === 0 ? stdout.toString("utf8") : ""),
    Effect.catchTags({ ProgramMissing: () => Effect.succeed(""), ProgramTimedOut: () => Effect.succeed("") }),
  )

const where = "import sys; print(sys.executable); print(sys.prefix); print(sys.base_prefix)"

/** The Python itself, behind whatever chooses between versions, and the folders it lives in. */
const pythonOf = Effect.fnUntraced(function*(interpreter: string) {
  const { stdout } = yield* run({ command: interpreter, args: ["-c", where], timeLimit }).pipe(
    Effect.catchTags({
      ProgramMissing: () => Effect.succeed({ stdout: Buffer.alloc(0) }),
      ProgramTimedOut: () => Effect.succeed({ stdout: Buffer.alloc(0) }),
    }),
  )
  const [executable = "", ...folders] = stdout.toString("utf8").split("\n").filter((line) => line.startsWith("/"))
  return executable === "" ? null : { executable, folders: [dirname(executable), ...folders] }
})

const firstLine = async (path: string): Promise<string> => {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0)
  return buffer.toString("latin1", 0, bytesRead).split("\n")[0] ?? ""
}

const onPath = (name: string): string | null =>
  (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name)).find((path) => existsSync(path)) ??
    null
