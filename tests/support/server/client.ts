import type { Coverage } from "#domain/task/coverage.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { openAsBlob } from "node:fs"
import { basename } from "node:path"
import { agreed } from "../by-mail-only.ts"
import { until } from "../until.ts"
import { outboxKeyOf } from "./kept-link.ts"
import type { ServerProcess } from "./start-server.ts"

/** What these tests check in a task, as REST returns it. */
export interface TaskSeen {
  readonly id: string
  readonly status: string
  readonly error_code: string | null
  readonly error_message: string | null
  readonly full_text: string
  readonly duration: number | null
  readonly engine: string | null
  readonly speakers: ReadonlyArray<{ readonly id: string }>
  readonly timeline: ReadonlyArray<{ begin: number; end: number; text: string; speaker_id: string | null }>
  readonly coverage: typeof Coverage.Encoded | null
  readonly summary: string | null
  readonly summary_version: number
  readonly progress: { readonly step: string; readonly fraction: number } | null
}

interface Usage {
  readonly minutes_used: number
  readonly left: number
}

/** A user of the REST API. */
export interface Client {
  readonly token: string
  readonly call: <A>(method: string, path: string, body?: object) => Promise<A>
  /** Uploads a recording as a form; returns the id of its task. */
  readonly upload: (file: string, fields?: Readonly<Record<string, string>>) => Promise<string>
  readonly uploadBytes: (name: string, bytes: Buffer, fields?: Readonly<Record<string, string>>) => Promise<string>
  /** The example of the product: a finished task, without the work of an engine. */
  readonly example: () => Promise<{ readonly id: string; readonly title: string }>
  readonly task: (id: string) => Promise<TaskSeen>
  readonly lines: (id: string) => Promise<ReadonlyArray<typeof Segment.Encoded>>
  readonly usage: () => Promise<Usage>
  /** Waits until nothing is running for the task. */
  readonly finished: (id: string) => Promise<TaskSeen>
}

interface Envelope<A> {
  readonly code: number
  readonly message: string
  readonly data: A
}

const ended = new Set(["completed", "failed", "analysisCompleted", "analysisFailed"])

export const clientWith = (url: string, token: string): Client => {
  const call = async <A>(method: string, path: string, body?: object): Promise<A> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const { code, message, data }: Envelope<A> = JSON.parse(await response.text())
    if (code !== 200) throw new Error(`${method} ${path}: ${code} ${message}`)
    return data
  }
  const task = (id: string) => call<TaskSeen>("GET", `/api/transcription/tasks/${id}`)
  const send = async (name: string, file: Blob, fields: Readonly<Record<string, string>> = {}) => {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.set(key, value)
    form.set("file", file, name)
    return (await call<{ id: string }>("POST", "/api/transcription/create", form)).id
  }
  return {
    token,
    call,
    task,
    upload: async (file, fields) => send(basename(file), await openAsBlob(file), fields),
    uploadBytes: (name, bytes, fields) => send(name, new Blob([Uint8Array.from(bytes)]), fields),
    example: () => call("POST", "/api/transcription/example"),
    lines: async (id) =>
      (await call<{ segments: ReadonlyArray<typeof Segment.Encoded> }>(
        "GET",
        `/api/transcription/tasks/${id}/transcript`,
      )).segments,
    usage: () => call<Usage>("GET", "/api/usage"),
    finished: (id) =>
      until(async () => {
        const seen = await task(id)
        return ended.has(seen.status) && seen
      }, { within: 600_000 }),
  }
}

/** Signs in by the mail that the server stored in its outbox. */
export const signIn = async (
  { url, folder }: Pick<ServerProcess, "url" | "folder">,
  email = "ada@example.com",
): Promise<Client> => {
  const visitor = clientWith(url, "")
  await visitor.call("POST", "/api/auth/email-link", { email })
  const { items } = await visitor.call<{ items: ReadonlyArray<{ to: string; text: string }> }>(
    "GET",
    `/outbox.json?key=${outboxKeyOf(folder)}`,
  )
  const token = /token=([\w%.-]+)/.exec(items.find(({ to }) => to === email)?.text ?? "")?.[1] ?? ""
  const made = await visitor.call<{ access_token: string }>("POST", "/api/auth/email-link/verify", {
    token: decodeURIComponent(token),
    device_id: "tests-device-0001",
    terms_version: agreed.termsVersion,
  })
  return clientWith(url, made.access_token)
}
