import { adapterFolders } from "../../../adapter-folders.ts"
import { areas } from "../../../domain-areas.ts"
import type { ImportGraph } from "./import-graph.ts"

const placeOf = (path: string): { readonly wing: string; readonly folder: string; readonly room: string } => {
  const [wing = "", folder = "", room = ""] = path.split("/")
  return { wing, folder, room }
}

const broken = (graph: ImportGraph, isAllowed: (from: string, to: string) => boolean): ReadonlyArray<string> =>
  [...graph].flatMap(([from, targets]) =>
    targets.filter((to) => !isAllowed(from, to)).map((to) => `${from} imports ${to}`)
  )

const isInTable =
  (wing: string, table: Readonly<Record<string, ReadonlyArray<string>>>) => (from: string, to: string) => {
    const [importer, imported] = [placeOf(from), placeOf(to)]
    if (importer.wing !== wing || imported.wing !== wing || importer.folder === imported.folder) return true
    const lower = table[importer.folder]
    // Files beside the areas list them, and may import all.
    return importer.folder.endsWith(".ts") || lower?.includes(imported.folder) === true
  }

/** An area of the domain imports only areas that its row allows. */
export const outsideFloors = (graph: ImportGraph) => broken(graph, isInTable("domain", areas))

/** What rows of the table allow and no file of the area imports. */
export const unusedFloors = (graph: ImportGraph): ReadonlyArray<string> => {
  const used = new Set(
    [...graph].flatMap(([from, targets]) =>
      targets.map((to) => `${placeOf(from).folder} imports ${placeOf(to).folder}`)
    ),
  )
  return Object.entries(areas)
    .flatMap(([area, lower]) => lower.map((other) => `${area} imports ${other}`))
    .filter((one) => !used.has(one))
}

/** The folder of the adapters that holds a file; null for any other file. */
export const adapterFolderOf = (path: string): string | null =>
  ["profile", ...Object.keys(adapterFolders)].find((folder) => path.startsWith(`adapters/${folder}/`)) ?? null

/** A folder of the adapters imports only folders that its row allows; the profile composes them all. */
export const outsideAdapterFolders = (graph: ImportGraph) =>
  broken(graph, (from, to) => {
    const [importer, imported] = [adapterFolderOf(from), adapterFolderOf(to)]
    return importer === null || imported === null || importer === imported || importer === "profile"
      || adapterFolders[importer]?.includes(imported) === true
  })

/** The steps of an area are used by this area only. */
export const foreignSteps = (graph: ImportGraph) =>
  broken(graph, (from, to) => {
    const [importer, imported] = [placeOf(from), placeOf(to)]
    return imported.wing !== "domain" || imported.room !== "steps"
      || (importer.wing === "domain" && importer.folder === imported.folder)
  })

/** Circles of imports, each as its files in order. */
export const circles = (graph: ImportGraph): ReadonlyArray<string> => {
  const isDone = new Set<string>()
  const found: Array<string> = []
  const visit = (path: string, trail: ReadonlyArray<string>): void => {
    const start = trail.indexOf(path)
    if (start >= 0) found.push([...trail.slice(start), path].join(" → "))
    if (start >= 0 || isDone.has(path)) return
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path])
    isDone.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}
