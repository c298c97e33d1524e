import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

const root = join(import.meta.dirname, "../../..")

/** The committed text of a generated file; `npm run gen` writes it first. */
export const committed = (path: string, text: string): string => {
  const file = join(root, path)
  if (process.env["UPDATE_GENERATED"] === "1") {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return readFileSync(file, "utf8")
}
