import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { isBuiltin } from "node:module"
import { basename, dirname, join } from "node:path"
import { rolldown } from "rolldown"
import { build } from "vite"
import { compress } from "./compress.mjs"
import { root } from "./packages.mjs"
import { buildTools, writeToolPages } from "./prerender.mjs"

/** Pure JavaScript that is loaded at every start: one file loads many times faster than thousands. */
const bundled =
  /^(effect|@effect\/|hono|@hono\/|@trpc\/server|kysely|pg-boss|@modelcontextprotocol\/|@tus\/|rate-limiter-flexible|busboy|streamsearch|cron-parser|luxon|rrule-temporal|serialize-error|@standard-schema|zod|fft\.js|@cfworker|ajv|content-type|raw-body|eventsource|openai|libphonenumber-js|mdast-|micromark|unist-|character-entities|decode-named-character-reference|ccount|markdown-table|escape-string-regexp|longest-streak|zwitch|devlop|nodemailer|stripe|wink-)/

/** A worker named by `new URL("./x.ts", import.meta.url)` becomes a file of its own, found from where it is used. */
const workers = {
  name: "workers",
  transform(code, id) {
    if (!id.endsWith(".ts") || !code.includes("new URL(")) return null
    return code.replaceAll(/new URL\(\s*"(\.[^"]+\.ts)",\s*import\.meta\.url\s*\)/g, (whole, path) => {
      const file = join(dirname(id), path)
      if (!existsSync(file)) return whole
      const reference = this.emitFile({ type: "chunk", id: file })
      return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`
    })
  },
}

/** A file that is read as it is, named the same way, lies beside what reads it. */
const assets = {
  name: "assets",
  transform(code, id) {
    if (!id.endsWith(".ts") || !code.includes("new URL(")) return null
    return code.replaceAll(/new URL\(\s*"(\.[^"]+\.(?:json|mp3|raw))",\s*import\.meta\.url\s*\)/g, (_whole, path) => {
      const file = join(dirname(id), path)
      const reference = this.emitFile({ type: "asset", name: basename(file), source: readFileSync(file) })
      return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`
    })
  },
}

/** The names under which the bundled server still loads packages: an image needs no others. */
const importedFrom = (output) => {
  const own = new Set(output.map(({ fileName }) => fileName))
  const all = output.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports])
  return [...new Set(all)].filter((name) => !own.has(name) && !isBuiltin(name))
}

const server = async () => {
  const bundle = await rolldown({
    cwd: root,
    input: { main: join(root, "app-cli", "main.ts"), mcp: join(root, "app-mcp", "main.ts") },
    platform: "node",
    external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("#") && !bundled.test(id),
    plugins: [workers, assets],
    checks: { circularDependency: false },
  })
  // Stable names: a server that runs while a newer one is built still finds its workers.
  const names = { entryFileNames: "[name].js", chunkFileNames: "[name].js", assetFileNames: "[name][extname]" }
  const { output } = await bundle.write({ dir: join(root, "dist", "server"), format: "esm", ...names })
  await bundle.close()
  writeFileSync(join(root, "dist", "imports.json"), JSON.stringify(importedFrom(output)))
  const { catalogueNames } = await import("../../texts/catalogue-files.ts")
  mkdirSync(join(root, "dist", "texts"), { recursive: true })
  for (const name of catalogueNames) {
    copyFileSync(join(root, "texts", `${name}.json`), join(root, "dist", "texts", `${name}.json`))
  }
}

rmSync(join(root, "dist"), { recursive: true, force: true })
await Promise.all([server(), build({ configFile: join(root, "app-web", "vite.config.ts"), logLevel: "warn" })])
await buildTools()
await compress(join(root, "dist", "web"))
await writeToolPages()
