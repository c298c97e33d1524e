import { join, resolve, sep } from "node:path"

/** Parts of letters, digits, dots, dashes and underscores, none of them only dots: nothing that leads elsewhere. */
const shape = /^(?!\.+(?:\/|$))[\w.-]+(?:\/(?!\.+(?:\/|$))[\w.-]+)*$/

/** A key of another shape is a mistake in the program: keys are never made of what users write. */
export const checkedKey = (key: string): string => {
  if (!shape.test(key) || key.length > 512) throw new Error(`Not a key of a stored file: ${JSON.stringify(key)}`)
  return key
}

/** Where the file of a key lies below the root. */
export const pathOfKey = (root: string, key: string): string => {
  const path = join(root, ...checkedKey(key).split("/"))
  if (!path.startsWith(resolve(root) + sep)) throw new Error("A key led out of the folder of stored files")
  return path
}
