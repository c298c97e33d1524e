import { download } from "#adapters/engines/model-files/download.ts"
import { sha256Of } from "#adapters/engines/model-files/install-files.ts"
import { onDisk } from "#adapters/storage/local-disk/on-disk.ts"
import { makeFolder, settleFile, syncPath } from "#adapters/storage/local-disk/sync-path.ts"
import { InstallFailed } from "#domain/engine/model-installer.port.ts"
import { Effect } from "effect"
import { chmod, readdir, readFile, readlink, rename, rm, symlink } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { examine, type Program } from "./find-program.ts"
import { isProgram } from "./known-program.ts"

/** Where its publisher has the latest version, and a list of its checksums. */
export const releases = "https://github.com/yt-dlp/yt-dlp/releases"

/** An archive that any Python runs: 3 MB. */
const name = "yt-dlp"
const sums = "SHA2-256SUMS"
const maxSums = 64_000
const maxProgram = 100_000_000

/** Why a program that is what was published cannot be used. */
const reasons = {
  "python-missing": "it needs python3",
  broken: "it does not say its version: it needs Python 3.10 or later",
  "too-old": "this version reads files of the machine",
  missing: "it is gone",
} as const

/**
 * Downloads the latest version, and gives it the name `path` once its checksum is right and it runs. What has arrived stays
 * if the connection breaks, for the next attempt; what is not what was published does not.
 */
export const downloadProgram = Effect.fnUntraced(function*(path: string, mirror: string | null) {
  const incoming = join(dirname(path), ".incoming")
  const from = `${(mirror ?? releases).replace(/\/+$/, "")}/latest/download`
  const file = join(incoming, name)
  yield* onDisk(() => makeFolder(incoming))
  const expected = yield* checksumOf(`${from}/${sums}`, join(incoming, sums))
  yield* download({ url: `${from}/${name}`, bytes: null, maxBytes: maxProgram }, file, () => undefined)
  const found = yield* Effect.promise(() => sha256Of(file))
  const program = found === expected
    ? yield* tried(file)
    : new InstallFailed({ reason: "bad-checksum", detail: `sha256 ${found} instead of ${expected}` })
  if (program instanceof InstallFailed) {
    yield* onDisk(() => rm(file, { force: true }))
    return yield* program
  }
  yield* onDisk(() => settle(file, path, `yt-dlp-${program.version}-${found.slice(0, 8)}`))
})

/** What its publisher says of a file; the list is read anew each time. */
const checksumOf = Effect.fnUntraced(function*(url: string, file: string) {
  yield* onDisk(() => rm(file, { force: true }))
  yield* download({ url, bytes: null, maxBytes: maxSums }, file, () => undefined)
  const list = yield* Effect.promise(() => readFile(file, "utf8"))
  yield* onDisk(() => rm(file, { force: true }))
  const lines = list.split("\n").map((line) => /^(?<sum>[\da-f]{64}) [ *](?<of>\S+)\s*$/i.exec(line)?.groups)
  const line = lines.find((groups) => groups?.["of"] === name)
  return line?.["sum"]?.toLowerCase()
    ?? (yield* new InstallFailed({
      reason: "refused",
      detail: `${sums} of ${new URL(url).host} does not name ${name}`,
    }))
})

const tried = Effect.fnUntraced(function*(file: string): Effect.fn.Return<Program | InstallFailed> {
  yield* onDisk(() => chmod(file, 0o700))
  const program = yield* examine({ origin: "installed", path: file })
  return isProgram(program) ? program : new InstallFailed({ reason: "unusable", detail: reasons[program.fault] })
})

/**
 * The name leads to a file of this version: a program that runs reads parts of its own file later, and goes on with that
 * one. Files of versions before the last two are removed.
 */
const settle = async (file: string, path: string, version: string): Promise<void> => {
  const folder = dirname(path)
  const before = await readlink(path).catch(() => "")
  await settleFile(file, join(folder, version))
  const beside = `${path}.part`
  await rm(beside, { force: true })
  await symlink(version, beside)
  await rename(beside, path)
  await syncPath(folder)
  const stay = new Set([version, before, basename(path)])
  const others = (await readdir(folder)).filter((name) => name.startsWith("yt-dlp") && !stay.has(name))
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })))
}
