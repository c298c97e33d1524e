import { Api } from "#api/rest/api.ts"
import { appRouter } from "#api/trpc/router.ts"
import { useCases } from "#domain/use-cases.ts"
import { bound as tools } from "#mcp/tools/all.ts"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { areaSurfaces, withoutUseCase } from "./surfaces/areas.ts"

const root = join(import.meta.dirname, "../..")
const names: ReadonlyArray<string> = useCases.map(({ name }) => name)
const areas = Object.entries(areaSurfaces)

const endpoints: ReadonlyArray<string> = Object.values(Api.groups).flatMap((group) =>
  Object.keys(group.endpoints).map((endpoint) => `${group.identifier}.${endpoint}`)
)
const aliases = new Map<string, string>(
  areas.flatMap(([area, { aliases = {} }]) =>
    Object.entries(aliases).map(([endpoint, useCase]) => [`${area}.${endpoint}`, useCase] as const)
  ),
)

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The use cases that the files of the command line import: any of them can be called, so those are the ones it has. */
const commands = readdirSync(join(root, "app-cli"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .flatMap((path) => {
    const text = readFileSync(join(root, "app-cli", path), "utf8")
    return [...text.matchAll(/^import \{[^}]+\} from "#domain\/([\w-]+)\/use-cases\/([\w-]+)\.ts"/gm)]
      .map(([, area = "", file = ""]) => `${camel(area)}.${camel(file)}`)
  })

const surfaces = {
  REST: endpoints.filter((name) => !aliases.has(name) && !withoutUseCase.some((own) => own === name)),
  tRPC: Object.keys(appRouter._def.procedures),
  MCP: tools,
  CLI: [...new Set(commands)],
} as const

describe("each use case is on each surface, or it is said why not", () => {
  it.each(Object.entries(surfaces))("on %s", (surface, bound) => {
    const missing = areas.flatMap(([area, tables]) =>
      Object.entries(tables.missing).filter(([of]) => of === surface).flatMap(([, reasons]) =>
        Object.keys(reasons).map((name) => `${area}.${name}`)
      )
    )
    assert.deepStrictEqual(names.filter((name) => !bound.includes(name) && !missing.includes(name)), [], "silent")
    assert.deepStrictEqual(missing.filter((name) => bound.includes(name)), [], "bound, and said to be missing")
    assert.deepStrictEqual([...bound, ...missing].filter((name) => !names.includes(name)), [], "not a use case")
    assert.lengthOf(new Set(bound), bound.length, "bound twice")
  })

  it("and a second address of one names it", () => {
    assert.deepStrictEqual([...aliases.keys()].filter((name) => !endpoints.includes(name)), [])
    assert.deepStrictEqual([...aliases.values()].filter((name) => !names.includes(name)), [])
  })
})

describe("each use case", () => {
  it("is called by its area and its name", () => {
    assert.lengthOf(new Set(names), names.length)
    for (const name of names) assert.match(name, /^[a-z]+([A-Z][a-z]+)*\.[a-z]+([A-Z][a-z]+)*$/)
    const known = areas.map(([area]) => area)
    assert.sameMembers([...new Set(names.map((name) => name.split(".")[0]))], known)
  })
})
