import { existsSync } from "node:fs"
import { join } from "node:path"

/** The full path of a program in PATH or one of the other folders; fails naming the Debian package that has it. */
export const findProgram = (name: string, debianPackage: string, elsewhere: ReadonlyArray<string> = []): string => {
  const folders = [...elsewhere, ...(process.env["PATH"] ?? "").split(":"), "/usr/bin", "/usr/sbin"]
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found === undefined) throw new Error(`These tests need ${name}: apt-get install ${debianPackage}`)
  return found
}
