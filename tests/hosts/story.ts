import { urlOfRunning } from "#adapters/storage/embedded-postgres/running-url.ts"
import { join } from "node:path"
import { Client } from "pg"
import type { ServerProcess } from "../support/server/start-server.ts"
import type { Step } from "./scripted-model.ts"

const talk = `Ada: We publish the first chapter on 14 December.
Ben: The printer in Oslo needs the pages by Friday.
Ada: Ben sends them to the printer. The cover stays blue.
Ben: Agreed. I will call the printer tomorrow.`

/** The first id in an answer. */
const idIn = (answer = ""): string => /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/.exec(answer)?.[0] ?? "unknown"

/** A step of the story, and what its answer has if it was done. */
export interface Told extends Step {
  readonly says: RegExp
}

interface Hooks {
  readonly restart: () => Promise<void>
  readonly expire: () => Promise<unknown>
  readonly disconnect: () => Promise<void>
}

/** Two conversations: the server restarts in the first and the access token ends, the person disconnects the host in the second. */
export const story = ({ restart, expire, disconnect }: Hooks): readonly [ReadonlyArray<Told>, ReadonlyArray<Told>] => {
  let task = ""
  const step = (
    tool: string,
    args: object | ((said: ReadonlyArray<string>) => object),
    says: RegExp,
    before?: Told["before"],
  ): Told => ({
    tool,
    says,
    args: (said) => typeof args === "function" ? args(said) : args,
    ...(before !== undefined && { before }),
  })
  const one = (said: ReadonlyArray<string>) => {
    if (task === "") task = idIn(said[1])
    return { task_id: task }
  }
  return [
    [
      step("list_tasks", {}, /0|none|No /i),
      step("create_task_from_text", { text: talk, title: "First chapter" }, /First chapter/),
      step("job_status", (said) => ({ ...one(said), wait: 50 }), /analysisCompleted/),
      step("get_transcript", one, /printer in Oslo/, restart),
      step("get_summary", one, /printer/i),
      step(
        "ask_task",
        (said) => ({ ...one(said), question: "When is the first chapter published?" }),
        /14 December/,
        expire,
      ),
      step("search_tasks", { query: "Oslo" }, /First chapter/),
    ],
    [
      step("rename_task", () => ({ task_id: task, title: "Chapter one" }), /Chapter one/),
      step("share_task", () => ({ task_id: task }), /https?:\/\/[^"\s]+/),
      step("create_folder", { name: "Book" }, /Book/),
      step("move_tasks", (said) => ({ task_ids: [task], folder_id: idIn(said[2]) }), /Moved 1|moved/),
      step("delete_tasks", () => ({ task_ids: [task] }), /Deleted 1|"deleted":\s*1/),
      step("list_tasks", {}, /connect|auth|401|token|invalid|error/i, disconnect),
    ],
  ]
}

const asked = async <A extends object>(server: ServerProcess, statement: string): Promise<ReadonlyArray<A>> => {
  const client = new Client(await urlOfRunning(join(server.folder, "data")) ?? "")
  await client.connect()
  try {
    return (await client.query<A>(statement)).rows
  } finally {
    await client.end()
  }
}

/** An hour later, for the server: its access tokens have ended. */
export const expireTokens = (server: ServerProcess): Promise<unknown> =>
  asked(server, "update oauth_record set expires_at = now() - interval '1 second' where model = 'AccessToken'")

/** How often a token was exchanged for the next one. */
export const refreshes = async (server: ServerProcess): Promise<number> =>
  (await asked(server, "select from oauth_record where model = 'RefreshToken' and consumed_at is not null")).length
