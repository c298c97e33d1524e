import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"
import { flawsOf } from "./flaws.ts"

/** Fails the build when a language lacks a text, has one too many, or loses a placeholder. */
export const completeTexts = (folder: string): Plugin => ({
  name: "complete-texts",
  buildStart() {
    const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"))
    const english = read("en.json")
    const others = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "en.json")
    const flaws = others.flatMap((name) => flawsOf(english, read(name)).map((flaw) => `texts/${name}: ${flaw}`))
    if (flaws.length > 0) this.error(`Texts are missing:\n${flaws.join("\n")}`)
  },
})
