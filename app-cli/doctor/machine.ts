import type { Settings } from "#adapters/system/config/settings.ts"
import { type Finding, missing, off, ok } from "#domain/desk/finding.ts"
import { Effect } from "effect"
import { access, constants, readdir, statfs } from "node:fs/promises"
import { makeFolders } from "../control/make-folders.ts"

const gigabyte = 1_000_000_000

export const checkMachine = ({ dataDir, sherpaModels }: Settings): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.promise(async () => [
    node(),
    ...(await Promise.all([folder(dataDir), space(dataDir), models(sherpaModels)])),
  ])

const node = (): Finding => {
  const { node: version } = process.versions
  return Number(version.split(".")[0]) >= 24
    ? ok("node", version)
    : missing("node", version, "start through npm: it brings its own Node 24", true)
}

const folder = async (dataDir: string): Promise<Finding> => {
  try {
    await makeFolders(dataDir)
    await access(dataDir, constants.W_OK)
    return ok("data folder", dataDir)
  } catch {
    return missing("data folder", `${dataDir} is not writable`, "set DATA_DIR to a folder you can write to", true)
  }
}

const space = async (dataDir: string): Promise<Finding> => {
  const found = await statfs(dataDir).catch(() => null)
  if (found === null) return missing("disk space", "unknown", "see the data folder")
  const free = found.bavail * found.bsize
  const detail = `${(free / gigabyte).toFixed(1)} GB free`
  if (free < gigabyte / 5) return missing("disk space", detail, "free some: databases break on a full disk", true)
  return free < 2 * gigabyte
    ? missing("disk space", detail, "a long recording needs up to 2 GB")
    : ok("disk space", detail)
}

const models = async (path: string | null): Promise<Finding> => {
  if (path === null) return off("sherpa models", "not configured", "SHERPA_MODELS_DIR for more languages offline")
  const found = await readdir(path).catch(() => null)
  return found === null || found.length === 0
    ? missing("sherpa models", `${path} is empty or does not exist`, "put models in it, or unset SHERPA_MODELS_DIR")
    : ok("sherpa models", `${found.length} in ${path}`)
}
