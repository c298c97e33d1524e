import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Rolldown } from "vite"

type Module = Pick<Rolldown.ModuleInfo, "importedIds" | "dynamicallyImportedIds">
type Modules = (id: string) => Module | null

const here = fileURLToPath(new URL(".", import.meta.url))
/** These wait for others at their top level, which may not wait for them in turn. */
const apart = [`${here}main.ts`, `${here}start.tsx`]
/** Evaluated by itself, before the rest of the app. */
const queries = `${here}lib/queries.ts`
const framed = "shell/frame.tsx"
const paying = "screens/payment/payment-frame.tsx"

/** What the screens that most people open are made of, besides `apart`. The others may load more than they need. */
const screens: ReadonlyArray<readonly [name: string, ...modules: ReadonlyArray<string>]> = [
  ["library", framed, "screens/library/library.tsx"],
  ["task-page", framed, "screens/task-page/task-page.tsx"],
  ["plans", paying, "screens/plans/plans.tsx"],
  ["payment-success", paying, "screens/payment/payment-success.tsx"],
  ["login", "screens/login/login.tsx"],
  ["callback", "screens/callback/callback.tsx"],
]

/** These modules and all they import, directly or not. */
const closure = (roots: Iterable<string>, modules: Modules): Set<string> => {
  const reached = new Set(roots)
  for (const id of reached) {
    for (const next of modules(id)?.importedIds ?? []) reached.add(next)
  }
  return reached
}

const idleImport =
  /\b(?:idleComponent|whenIdle)\(\s*(?:\(\) => importWithRetry\()?\(\) => import\("(?:\.{1,2}|#web)(\/[^"]+)"\)/g

/** The modules that these fetch when the page is idle, with all they import. */
const idleClosure = (ids: Iterable<string>, modules: Modules): Set<string> => {
  const found = [...ids].filter((id) => id.startsWith(here) && /\.tsx?$/.test(id)).flatMap((id) => {
    const paths = [...readFileSync(id, "utf8").matchAll(idleImport)].map(([, path = ""]) => path)
    return (modules(id)?.dynamicallyImportedIds ?? []).filter((one) => paths.some((path) => one.endsWith(path)))
  })
  return closure(found, modules)
}

/** The chunk of each module: those that the same screens need at once, and the same screens fetch when idle, share one. */
const chunks = (modules: Modules): ReadonlyMap<string, string> => {
  const needed = screens.map(([name, ...own]) => {
    const now = closure([...apart, ...own.map((path) => here + path)], modules)
    return { name, now, idle: idleClosure(now, modules) }
  })
  const first = closure([queries], modules)
  const chunkOf = (id: string): string => {
    if (first.has(id)) return "queries"
    const now = needed.filter((one) => one.now.has(id))
    const idle = needed.filter((one) => one.idle.has(id) && !one.now.has(id))
    const nameOf = (which: typeof needed) =>
      which.length === needed.length ? "every-screen" : which.map(({ name }) => name).join("-")
    return [...now.length > 0 ? [nameOf(now)] : [], ...idle.length > 0 ? [`idle-${nameOf(idle)}`] : []].join("-")
  }
  const ids = needed.flatMap(({ now, idle }) => [now, idle]).flatMap((some) => Array.from(some))
  const grouped = ids.filter((id) => !id.startsWith("\0") && !id.endsWith(".css") && !apart.includes(id))
  return new Map(grouped.map((id) => [id, chunkOf(id)]))
}

/**
 * Names the chunk of a module, or gives null where the bundler may choose. A screen of the list needs few requests then, and
 * loads nothing in vain. There are no cycles: a screen that needs a module needs what that imports as well, so a chunk imports only
 * those of the same screens and more.
 */
export const screenChunks = (): (id: string, graph: { readonly getModuleInfo: Modules }) => string | null => {
  let known: ReadonlyMap<string, string> | undefined
  return (id, graph) => (known ??= chunks((one) => graph.getModuleInfo(one))).get(id) ?? null
}
