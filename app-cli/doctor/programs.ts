import { installedModel } from "#adapters/engines/speech/pocketsphinx/model.ts"
import { run } from "#adapters/system/child-process/run.ts"
import { type Finding, missing, ok } from "#domain/desk/finding.ts"
import { Effect } from "effect"
import { access } from "node:fs/promises"

interface Wanted {
  readonly name: string
  readonly args: ReadonlyArray<string>
  readonly debian: string
  readonly purpose: string
}

/** The built-in recogniser says nothing useful with any switch: that it starts is enough. */
const programs: ReadonlyArray<Wanted> = [
  { name: "ffmpeg", args: ["-version"], debian: "ffmpeg", purpose: "recordings cannot be read" },
  { name: "ffprobe", args: ["-version"], debian: "ffmpeg", purpose: "recordings cannot be read" },
  { name: "pocketsphinx_batch", args: ["-help", "no"], debian: "pocketsphinx", purpose: "no built-in transcription" },
  { name: "flite", args: ["--version"], debian: "flite", purpose: "hotwords do not help the built-in recogniser" },
  { name: "script", args: ["--version"], debian: "bsdutils", purpose: "the engine's progress is not shown" },
  { name: "tar", args: ["--version"], debian: "tar", purpose: "backups go to folders only" },
]

const model = installedModel()

export const checkPrograms: Effect.Effect<ReadonlyArray<Finding>> = Effect.all(
  [...programs.map((wanted) => checkProgram(wanted)), Effect.promise(() => checkModel())],
  { concurrency: 4 },
)

function checkProgram({ name, args, debian, purpose }: Wanted): Effect.Effect<Finding> {
  return run({ command: name, args, timeLimit: 10_000 }).pipe(
    Effect.map(({ stdout }) => ok(name, firstLine(stdout.toString("utf8")))),
    Effect.catchTags({
      ProgramMissing: () => Effect.succeed(missing(name, purpose, `apt-get install ${debian}`)),
      ProgramTimedOut: () => Effect.succeed(missing(name, "it is not responding", `reinstall ${debian}`)),
    }),
  )
}

function checkModel(): Promise<Finding> {
  const name = "pocketsphinx model"
  return access(`${model}/en-us.lm.bin`).then(
    () => ok(name, model),
    () => missing(name, "no built-in transcription of English", "apt-get install pocketsphinx-en-us"),
  )
}

const firstLine = (text: string): string =>
  text.split("\n").find((line) => line.trim() !== "")?.trim().slice(0, 60) ?? "installed"
