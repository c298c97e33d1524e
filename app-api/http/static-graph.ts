import type { Manifest } from "./web-build.ts"

export interface FilesNeeded {
  readonly scripts: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
}

/** The files some modules need before they run: their own and those of all static imports, each once. */
export const staticGraph = (manifest: Manifest, modules: ReadonlyArray<string>): FilesNeeded => {
  const visited = new Set<string>()
  const visit = (key: string): void => {
    if (visited.has(key)) return
    visited.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of modules) visit(key)
  const chunks = [...visited].flatMap((key) => manifest[key] ?? [])
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  }
}
