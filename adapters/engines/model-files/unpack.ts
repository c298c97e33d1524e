import { onDisk } from "#adapters/storage/local-disk/on-disk.ts"
import { run } from "#adapters/system/child-process/run.ts"
import { InstallFailed } from "#domain/engine/model-installer.port.ts"
import { Effect } from "effect"
import { existsSync } from "node:fs"
import { mkdir, readdir, rm } from "node:fs/promises"
import { join } from "node:path"

const badArchive = (detail: string): InstallFailed => new InstallFailed({ reason: "bad-archive", detail })

/** Unpacks the folder of this name from an archive. What would lie, or lead, outside of it is refused. */
export const unpack = Effect.fnUntraced(function*(name: string, archive: string, folder: string) {
  yield* onDisk(async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
  })
  const options = ["--extract", "--bzip2", "--no-same-owner", "--no-same-permissions"]
  const args = [...options, "--file", archive, "--directory", folder]
  const { exitCode, stderr } = yield* run({ command: "tar", args, timeLimit: 30 * 60_000 }).pipe(
    Effect.mapError(({ _tag }) => badArchive(`tar: ${_tag}`)),
  )
  const content = join(folder, name)
  const flaw = exitCode === 0
    ? yield* Effect.promise(() => flawOf(folder, name))
    : /'\.\.'|outside|absolute/i.test(stderr)
    ? "it holds a path that leads outside of its folder"
    : stderr.trim().slice(-200) || "tar failed"
  if (flaw === null) return content
  // A damaged archive would be "resumed" forever.
  yield* onDisk(() => Promise.all([archive, folder].map((path) => rm(path, { recursive: true, force: true }))))
  return yield* badArchive(flaw)
})

const flawOf = async (folder: string, name: string): Promise<string | null> => {
  const outside = (await readdir(folder)).filter((found) => found !== name)
  if (outside.length > 0 || !existsSync(join(folder, name))) return `it must hold one folder, ${name}`
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.every((entry) => entry.isFile() || entry.isDirectory())
    ? null
    : "it holds links, or things that are neither files nor folders"
}
