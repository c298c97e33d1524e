import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "vite"
import { root } from "./packages.mjs"

const configFile = join(root, "app-web", "tools.vite.config.ts")
const site = join(root, "dist", "web")

/** Builds the free tools beside the app, and renders each of their pages in each language. */
export const buildTools = async () => {
  await Promise.all([
    build({ configFile, logLevel: "warn" }),
    build({ configFile, logLevel: "warn", build: { ssr: true } }),
  ])
}

/** Writes the pages into a folder that is not served as it is: the server fills them in. */
export const writeToolPages = async () => {
  const folder = join(root, "dist", "prerender")
  // What a page looks like before its script is the same on every device.
  globalThis.addEventListener ??= () => {}
  globalThis.document ??= { querySelector: () => null, documentElement: { dataset: {} }, readyState: "loading" }
  const { prerender } = await import(pathToFileURL(join(folder, "prerender.js")).href)
  const template = join(site, "tools.html")
  const { languages, paths, pages } = await prerender(readFileSync(template, "utf8"))
  for (const { page, code, html } of pages) {
    const file = join(site, ".tools", code, `${page}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
  writeFileSync(join(site, ".tools", "site.json"), JSON.stringify({ languages, paths }))
  rmSync(template)
  rmSync(folder, { recursive: true })
}
