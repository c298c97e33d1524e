import { mkdir, stat } from "node:fs/promises"
import { dirname } from "node:path"

/**
 * A private folder, and the folders above it that are missing. Node's own `recursive` never returns below a folder where
 * nothing can be made, such as /proc.
 */
export const makeFolders = async (folder: string): Promise<void> => {
  const failure = await make(folder)
  if (failure === null) return
  const above = dirname(folder)
  if (codeOf(failure) !== "ENOENT" || above === folder) throw failure
  await makeFolders(above)
  const again = await make(folder)
  if (again !== null) throw again
}

/** Null if the folder exists by now, even if another process created it. */
const make = async (folder: string): Promise<unknown> => {
  const failure = await mkdir(folder, { mode: 0o700 }).then(() => null, (cause: unknown) => cause)
  return codeOf(failure) === "EEXIST" && (await stat(folder)).isDirectory() ? null : failure
}

const codeOf = (cause: unknown): unknown => cause instanceof Error && "code" in cause ? cause.code : undefined
