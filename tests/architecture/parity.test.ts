import { Api } from "#api/rest/contract/api.ts"
import { appRouter } from "#api/trpc/router.ts"
import { useCases } from "#domain/use-cases.ts"
import { bound as tools } from "#mcp/tools/all.ts"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const names = useCases.map(({ name }) => name)
const short = (name: string): string => name.split(".")[1] ?? name

/** What the files of a folder import from the folders of use cases. */
const importedIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .flatMap((path) => {
      const text = readFileSync(join(root, folder, path), "utf8")
      return [...text.matchAll(/^import \{([^}]+)\} from "[^"]+\/use-cases\/[^"]+"/gm)].flatMap(([, list = ""]) =>
        list.split(",").map((name) => name.trim())
      )
    })

const routes = new Set(Object.values(Api.groups).flatMap((group) => Object.keys(group.endpoints)))
const commands = new Set(importedIn("app-cli"))

const operators = "for the operator of a server: the command line"
const received = "called by the surface once it has received all bytes"
const people = "for people who are signed in: a page or a script"
const assistants = "an assistant is told by get_usage what the account may do"
const scripts =
  "the command line brings files in, follows them and runs a server; the rest is in the web app, REST and MCP"

interface Surface {
  readonly bound: ReadonlyArray<string>
  /** Why a use case is not here. */
  readonly missing: Readonly<Record<string, string>>
}

const surfaces: Readonly<Record<string, Surface>> = {
  REST: {
    bound: names.filter((name) => routes.has(short(name))),
    missing: {
      "account.createToken": operators,
      "account.createUser": operators,
      "account.listUsers": operators,
      "intake.completeUpload": received,
      "transcript.renameSpeakers": "edit-speaker-names does the same, and answers the whole task",
    },
  },
  tRPC: {
    bound: Object.keys(appRouter._def.procedures),
    missing: {
      "account.createToken": operators,
      "account.createUser": operators,
      "account.listUsers": operators,
      "export.exportTask": "a file is fetched from REST, as bytes",
      "intake.completeUpload": received,
    },
  },
  MCP: {
    bound: tools,
    missing: {
      "account.createToken": operators,
      "account.createUser": operators,
      "account.listUsers": operators,
      "account.getCurrentUser": assistants,
      "account.requestSignInLink": people,
      "account.signInByLink": people,
      "account.signOut": people,
      "library.countTasks": "list_tasks tells how many there are, of each kind and state",
      "library.findByTitle": "search_tasks finds titles too",
      "library.watchTasks": "an assistant asks when it wants to know: job_status about one task, list_tasks about all",
      "library.openTask": "get_task tells the same, cut to what a model reads",
      "transcript.editLines": "edit_task changes lines too",
      "transcript.renameSpeakers": "edit_speaker_names tells more",
      "transcript.undoMerge":
        "for the moment after a slip of the hand; an assistant gives lines to speakers by assign_speaker",
      "transcript.getColumns": "get_transcript gives lines to read; columns are for screens",
      "intake.addExample": "for people who see the product for the first time",
      "intake.previewIntake": "get_usage tells what is left; what is too much is refused before anything is kept",
      "intake.previewEngine": "a task that no engine knows the language of fails, and job_status says so",
      "playback.getWaveform": "a picture for screens; get_transcript has the words and their times",
      "sharing.viewShared": "for those who were sent a link; the owner reads the summary itself",
      "mcpKey.countMcpKeys": people,
      "mcpKey.createMcpKey": people,
      "mcpKey.deleteMcpKey": people,
      "mcpKey.listMcpKeys": people,
      "intake.completeUpload": received,
    },
  },
  CLI: {
    bound: names.filter((name) => commands.has(short(name))),
    missing: {
      "account.requestSignInLink": people,
      "account.signInByLink": people,
      "account.signOut": people,
      "account.getCurrentUser": scripts,
      "analysis.getMindMap": scripts,
      "analysis.getSummary": scripts,
      "analysis.redrawMindMap": scripts,
      "analysis.startAnalysis": scripts,
      "intake.addExample": scripts,
      "intake.pasteText": scripts,
      "intake.previewEngine": "doctor tells which engines are there",
      "intake.previewIntake": scripts,
      "mcpKey.countMcpKeys": scripts,
      "plan.getUsage": scripts,
      "library.countTasks": scripts,
      "library.editTask": scripts,
      "library.findByTitle": scripts,
      "library.openTask": scripts,
      "task.renameTask": scripts,
      "library.searchTasks": scripts,
      "sharing.shareTask": scripts,
      "sharing.toggleShare": scripts,
      "sharing.viewShared": scripts,
      "library.watchTasks": scripts,
      "transcript.assignSpeaker": scripts,
      "transcript.editLines": scripts,
      "transcript.editSpeakerNames": scripts,
      "transcript.getColumns": scripts,
      "transcript.getMoment": scripts,
      "transcript.getTranscript": scripts,
      "playback.getWaveform": scripts,
      "transcript.mergeSpeakers": scripts,
      "transcript.renameSpeakers": scripts,
      "transcript.undoMerge": scripts,
    },
  },
}

describe("each use case is on each surface, or it is said why not", () => {
  for (const [surface, { bound, missing }] of Object.entries(surfaces)) {
    it(`on ${surface}`, () => {
      const silent = names.filter((name) => !bound.includes(name) && !(name in missing))
      assert.deepStrictEqual(silent, [], "neither bound nor explained")
      assert.deepStrictEqual(Object.keys(missing).filter((name) => bound.includes(name)), [], "bound after all")
      assert.deepStrictEqual(
        [...bound, ...Object.keys(missing)].filter((name) => !names.some((known) => known === name)),
        [],
        "no use case",
      )
    })
  }
})

describe("each use case", () => {
  it("is called by its area and its name", () => {
    assert.lengthOf(new Set(names), names.length)
    for (const name of names) assert.match(name, /^[a-z]+([A-Z][a-z]+)*\.[a-z]+([A-Z][a-z]+)*$/)
  })
})
