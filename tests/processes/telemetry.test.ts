import { prometheusNames } from "#adapters/system/opentelemetry/prometheus.ts"
import { readFile } from "node:fs/promises"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { fileFolder } from "../support/a-folder.ts"
import { freePort } from "../support/server/free-port.ts"
import { scriptedSettings } from "../support/server/shared-products.ts"
import { type Person, signUp } from "../support/server/sign-up.ts"
import { type ServerProcess, startServer } from "../support/server/start-server.ts"
import { shortTalk } from "../support/speech/meetings.ts"
import { wavOf } from "../support/speech/wav.ts"
import { aReceiver, attributesOf, type Span } from "../support/telemetry/a-receiver.ts"
import { rootsOf, treeOf } from "../support/telemetry/span-tree.ts"
import { until } from "../support/until.ts"

const folder = fileFolder()

/** Words that people write, say or send in this file, and that stand nowhere else. */
const words = {
  title: "Zwetschgenmus",
  fileName: "quittengelee",
  search: "hagebutte",
  pasted: "Schlehenfeuer",
  question: "Holunderblüte",
  email: "mirabelle",
  visitor: "kornelkirsche",
  wrongLink: "berberitze",
  wrongToken: "par_sanddorn",
  requestId: "felsenbirne",
  folder: "Maulbeerbaum",
  hotword: "Speierling",
  silent: "eberesche",
}

let receiver: Awaited<ReturnType<typeof aReceiver>>
let server: ServerProcess
let person: Person
let metrics = ""
let id = ""
const secrets: Array<string> = []

const strangers = "0af7651916cd43dd8448eb211c80319c"

/** All that a person does, with rare words in it. */
const visit = async () => {
  const { wav } = await shortTalk()
  id = await person.uploadBytes(`${words.fileName}.wav`, await readFile(wav), { language: "en" })
  await person.finished(id)
  await person.call("PUT", `/api/transcription/${id}/edit-title`, { title: words.title })
  await person.call("POST", "/api/transcription/paste-text", { text: `${words.pasted} is what we talked about today.` })
  await person.call("POST", "/api/folder", { name: words.folder })
  await person.call("POST", "/api/hotwords/batch", { text: words.hotword })
  await person.finished(await person.uploadBytes(`${words.silent}.wav`, wavOf(new Int16Array(48_000))))
  const headers = { authorization: `Bearer ${person.token}`, "content-type": "application/json" }
  const calls: ReadonlyArray<readonly [string, RequestInit]> = [
    [`/api/transcription/tasks?search=${words.search}`, { headers }],
    [`/trpc/library.searchTasks?input=${encodeURIComponent(JSON.stringify({ query: words.search }))}`, { headers }],
    [`/trpc/library.listTasks,library.${words.search}?batch=1&input=%7B%7D`, { headers }],
    [`/transcribe/${words.wrongLink}`, { headers: { accept: "text/html" } }],
    [`/api/${words.wrongLink}/tasks`, { headers }],
    [`/transcribe/share/${words.wrongLink}/${id}`, {}],
    [`/transcribe/task/${id}?q=${words.search}`, { headers: { accept: "text/html" } }],
    [`/api/transcription/tasks/${id}`, { headers: { authorization: `Bearer ${words.wrongToken}` } }],
    ["/api/health", {
      headers: { "x-request-id": words.requestId, traceparent: `00-${strangers}-b7ad6b7169203331-01` },
    }],
    ["/api/auth/email-link", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${words.visitor}@example.org` }),
    }],
    ["/api/ask-ai/", { method: "POST", headers, body: JSON.stringify({ task_id: id, question: words.question }) }],
    ["/trpc/task.renameTask", { method: "POST", headers, body: JSON.stringify({ task_id: id, title: words.title }) }],
    ["/api/transcription/tasks", { method: "PROPFIND", headers }],
  ]
  await Promise.all(calls.map(([path, init]) => fetch(`${server.url}${path}`, init).then((answer) => answer.text())))
}

const traceOfUpload = (): ReadonlyArray<Span> => {
  const upload = receiver.spans.find(({ name }) => name === "POST /api/transcription/create")
  return receiver.spans.filter(({ traceId }) => traceId === upload?.traceId)
}

beforeAll(async () => {
  receiver = await aReceiver()
  const internal = await freePort()
  const settings = await scriptedSettings()
  server = await startServer({
    folder,
    entry: "built",
    env: {
      ...settings,
      INTERNAL_PORT: String(internal),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_METRIC_EXPORT_INTERVAL: "500",
    },
  })
  person = await signUp(
    { url: server.url, folder, database: settings.DATABASE_URL },
    `${words.email}@example.org`,
    "pro",
  )
  secrets.push(person.token, settings.DATABASE_URL, settings.OPENAI_API_KEY)
  await visit()
  metrics = await (await fetch(`http://127.0.0.1:${internal}/metrics`)).text()
  // What is left is sent when the server stops.
  await server.stop()
})

afterAll(() => receiver?.close())

describe("telemetry of the server", () => {
  it("shows a recording from its upload to its summary as one connected trace", () => {
    const spans = traceOfUpload()
    const roots = rootsOf(spans)
    assert.deepStrictEqual(roots.map(({ name }) => name), ["POST /api/transcription/create"], treeOf(spans).join("\n"))
    const names = new Set(spans.map(({ name }) => name))
    const expected = [
      "intake.createTasks",
      "Database.transaction",
      "JobQueue.enqueue",
      "job short-transcribe",
      "pipeline.transcribeTask",
      "OpenAiEngine.recognise",
      "BlobStore.put",
      "job analyse",
      "Analyst.analyse",
      "AnalysisStore.save",
      "job playback",
    ]
    for (const name of expected) assert.include([...names], name)
    const job = spans.find(({ name }) => name === "job analyse") ?? assert.fail("no analysis")
    assert.deepInclude(attributesOf(job), { "parley.lane": "analyse", "parley.task": id })
  })

  it("has nothing in it that people wrote, said or sent", async () => {
    await until(() => receiver.metrics.size > 0)
    const everything = Buffer.concat(receiver.raw.map(({ bytes }) => bytes)).toString() + metrics
    assert.isAbove(everything.length, 10_000)
    const { lines } = await shortTalk()
    // A single word of theirs may well be one of ours.
    const spoken = lines.flatMap(({ text }) => text.match(/\w+ \w+ \w+/g) ?? [])
    assert.isAbove(spoken.length, 10)
    for (const word of [...Object.values(words), ...spoken, ...secrets, "example.org", strangers]) {
      assert.notInclude(everything.toLowerCase(), word.toLowerCase())
    }
  })

  it("names requests by their routes, and failures by their class", () => {
    const requests = receiver.spans.filter(({ kind }) => kind === 2)
    const names = new Set(requests.map(({ name }) => name))
    for (
      const name of [
        "GET /api/transcription/tasks/:id",
        "GET /trpc/library.searchTasks",
        "GET /trpc/:several",
        "GET /transcribe/share/:token/:id",
        "GET /api/*",
        "_OTHER /api/transcription/tasks",
      ]
    ) assert.include([...names], name)
    for (const { events, status } of receiver.spans) {
      assert.deepStrictEqual(events, [])
      assert.isUndefined(status.message)
    }
  })

  it("sends our own words of the log", () => {
    const bodies = receiver.lines.map(({ body }) => body.stringValue)
    assert.include(bodies, "refused an unknown or expired session")
  })

  it("measures everything, by OTLP and as text for Prometheus", () => {
    for (const [name, shown] of prometheusNames) {
      assert.isTrue(receiver.metrics.has(name), `${name} was not received`)
      assert.match(metrics, new RegExp(`^${shown}(_count)?[ {]`, "m"))
    }
    assert.match(metrics, /^parley_minutes_total\{kind="settled"\} [1-9]/m)
    assert.match(metrics, /^parley_first_text_seconds_count 1$/m)
    assert.match(metrics, /^parley_job_duration_seconds_count\{lane="analyse",result="done"\} [1-9]/m)
    assert.match(metrics, /^parley_connections\{kind="database-idle"\} \d+$/m)
  })
})
