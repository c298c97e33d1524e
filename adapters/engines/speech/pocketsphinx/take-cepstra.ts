import { lstat, readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"

/** More than the longest chunk has. */
const mostBytes = 1 << 20

/**
 * The cepstra of the utterance that was recognised last, and of nothing else, as its process wrote them to a folder, which is
 * emptied: files are numbered, and the empty utterance that follows has the next number. Null if there are none.
 */
export const takeCepstra = async (folder: string): Promise<Uint8Array | null> => {
  const files = (await readdir(folder)).toSorted().map((name) => join(folder, name))
  const [first] = files
  const found = first === undefined ? null : await lstat(first)
  const isUsable = found !== null && found.isFile() && found.size <= mostBytes
  const cepstra = first === undefined || !isUsable ? null : await readFile(first)
  await Promise.all(files.map((file) => rm(file, { recursive: true, force: true })))
  return cepstra
}
