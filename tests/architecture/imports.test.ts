import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { adapterFolders } from "../../adapter-folders.ts"
import { importGraph, productFiles } from "./imports/import-graph.ts"
import {
  adapterFolderOf,
  circles,
  foreignSteps,
  outsideAdapterFolders,
  outsideFloors,
  unusedFloors,
} from "./imports/import-rules.ts"

const graph = importGraph(productFiles())

/** With recordings and tables, which are no modules. */
const trackedAdapters = () =>
  execFileSync("git", ["ls-files", "adapters/*/*"], { cwd: join(import.meta.dirname, "../.."), encoding: "utf8" })
    .trim().split("\n")

/** What a rule finds once these files are added to the product. */
const planted = (rule: (of: typeof graph) => ReadonlyArray<string>, added: Readonly<Record<string, string>>) =>
  rule(new Map([...graph, ...importGraph(new Map(Object.entries(added)))]))

describe("the floors of the domain", () => {
  it("hold for every import", () => assert.deepStrictEqual(outsideFloors(graph), []))

  it("allow nothing that no file needs", () => {
    assert.deepStrictEqual(unusedFloors(graph), [])
    const withoutExport = new Map([...graph].filter(([path]) => path !== "domain/export/exported-task.ts"))
    assert.deepStrictEqual(unusedFloors(withoutExport), ["export imports recognition"])
  })

  it.each([
    ["recognition", `import { Segment } from "../transcript/transcript.ts"`],
    ["text", `import { Word } from "#domain/recognition/speech.ts"`],
    ["transcript", `import { dialogueOf } from "#domain/intake/dialogue/dialogue.ts"`],
  ])("keep %s apart from what is above it", (area, line) => {
    assert.lengthOf(planted(outsideFloors, { [`domain/${area}/planted.ts`]: line }), 1)
  })

  it.each([
    ["by alias", `import { workOnJobs } from "#domain/pipeline/jobs/work-on-jobs.ts"`],
    ["by path", `import type { Job } from "../job/job.ts"`],
    ["again exported", `export * from "../task/task.ts"`],
    ["as a type", `export type Task = import("../task/task.ts").Task`],
  ])("hold for an import %s", (_, line) => {
    assert.lengthOf(planted(outsideFloors, { "domain/kernel/planted.ts": line }), 1)
  })
})

describe("the steps of an area", () => {
  it("are used by no other", () => assert.deepStrictEqual(foreignSteps(graph), []))

  it.each(["app-api/trpc", "app-mcp/tools", "app-cli/commands", "adapters/storage/postgres", "domain/library"])(
    "are closed to %s",
    (folder) => {
      const line = `import { openShare } from "#domain/sharing/steps/open-share.ts"`
      assert.lengthOf(planted(foreignSteps, { [`${folder}/planted.ts`]: line }), 1)
    },
  )
})

describe("the folders of the adapters", () => {
  it("are the table, which is in order", () => {
    const order = Object.keys(adapterFolders)
    const files = [...graph.keys()].filter((path) => path.startsWith("adapters/"))
    assert.deepStrictEqual(files.filter((path) => adapterFolderOf(path) === null), [])
    for (const [folder, lower] of Object.entries(adapterFolders)) {
      const above = lower.filter((other) => order.indexOf(other) >= order.indexOf(folder) || !order.includes(other))
      assert.deepStrictEqual(above, [], `${folder} imports a folder that is not listed before it`)
    }
  })

  it("are few rooms, and none holds fewer than three files", () => {
    const counts = Map.groupBy(trackedAdapters(), adapterFolderOf)
    assert.deepStrictEqual([...counts].filter(([, files]) => files.length < 3).map(([folder]) => folder), [])
    assert.sameMembers([...counts.keys()], ["profile", ...Object.keys(adapterFolders)])
    assert.isAtMost(new Set([...counts.keys()].map((folder) => folder?.split("/")[0])).size, 12)
  })

  it("import only what the table allows", () => assert.deepStrictEqual(outsideAdapterFolders(graph), []))

  it.each(Object.keys(adapterFolders))("close the profile to %s", (folder) => {
    const line = `import "#adapters/profile/embedded.ts"`
    assert.lengthOf(planted(outsideAdapterFolders, { [`adapters/${folder}/planted.ts`]: line }), 1)
  })

  it.each([`import "#adapters/profile/embedded.ts"`, `import "../../payments/stripe/signature.ts"`])(
    "may not %s",
    (line) => {
      assert.lengthOf(planted(outsideAdapterFolders, { "adapters/media/pcm/planted.ts": line }), 1)
    },
  )
})

describe("circles of imports", () => {
  it("do not exist", () => assert.deepStrictEqual(circles(graph), []))

  it.each([
    ["import()", `export const later = () => import("./second.ts")`],
    ["a type", `export type { Second } from "./second.ts"`],
    ["an alias", `import { second } from "#domain/kernel/second.ts"`],
  ])("are found if %s closes one", (_, line) => {
    const found = planted(circles, {
      "domain/kernel/first.ts": line,
      "domain/kernel/second.ts": `import { first } from "./first.ts"`,
    })
    assert.deepStrictEqual(found, ["domain/kernel/first.ts → domain/kernel/second.ts → domain/kernel/first.ts"])
  })
})
