import { join, resolve, sep } from "node:path"

/** Segments of letters, digits, dots, dashes and underscores, none of dots alone: no path can escape the root. */
const shape = /^(?!\.+(?:\/|$))[\w.-]+(?:\/(?!\.+(?:\/|$))[\w.-]+)*$/

/** A malformed key is a bug: keys never contain what users write. */
export const checkedKey = (key: string): string => {
  if (!shape.test(key) || key.length > 512) throw new Error(`Not a key of a stored file: ${JSON.stringify(key)}`)
  return key
}

/** The path of a key's file below the root. */
export const pathOfKey = (root: string, key: string): string => {
  const path = join(root, ...checkedKey(key).split("/"))
  if (!path.startsWith(resolve(root) + sep)) throw new Error("A key led out of the folder of stored files")
  return path
}
