import { inTurn } from "#tests/support/server/in-turn.ts"
import { type Person, signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { Schema } from "effect"
import { Worker } from "node:worker_threads"
import { type Bench, medianOf, rounded } from "./bench.ts"

const lines = { small: 500, large: 50_000 }
const edits = 9
const rounds = 3
/** Milliseconds. */
const most = 100

/** A transcript of as many lines as there may be: how long others wait while it is opened, exported and edited. */
export const largeTask: Bench = async (folder) => {
  const server = await startServer({ folder, entry: "built" })
  const person = await signUp({ url: server.url, folder, database: null }, "ada@example.org", "enterprise")
  const [small, large] = await inTurn([lines.small, lines.large], (count) => imported(server.url, person, count))
  const task = `${server.url}/api/transcription/tasks/${large}`
  const headers = { authorization: `Bearer ${person.token}` }
  const opened = (path: string) => ({
    name: path === "" ? "task" : path,
    url: `${task}${path === "" ? "" : `/${path}`}`,
  })
  const overview = `${server.url}/trpc/library.openTask?input=${encodeURIComponent(JSON.stringify({ task_id: large }))}`
  const calls = [
    { name: "overview", url: overview },
    ...["columns", "", "transcript", "transcript?words=true", "transcript?page=1&page_size=100"].map(opened),
    ...["txt", "md", "srt", "vtt", "json", "docx", "pdf"].map((format) => opened(`export?format=${format}`)),
  ]
  const waits = await inTurn(calls, async ({ name, url }) => {
    const found = await inTurn(Array.from({ length: rounds }, () => url), async (asked) => {
      const others = await waiting(server.url)
      const started = performance.now()
      const answer = await fetch(asked, { headers })
      const { byteLength } = await answer.arrayBuffer()
      const took = rounded(performance.now() - started)
      return { longest: await others.longest(), took, status: answer.status, megabytes: rounded(byteLength / 1e6) }
    })
    const [first] = found
    return {
      call: name,
      status: first?.status,
      megabytes: first?.megabytes,
      "took (ms)": medianOf(found.map(({ took }) => took)),
      "others waited (ms)": medianOf(found.map(({ longest }) => longest)),
    }
  })
  const edited = async (id: string) => {
    const { ids } = await person.call<{ readonly ids: ReadonlyArray<string> }>(
      "GET",
      `/api/transcription/tasks/${id}/columns`,
    )
    const times = await inTurn(Array.from({ length: edits }, (_, nth) => nth), async (nth) => {
      const started = performance.now()
      await person.call("PUT", `/api/transcription/${id}/edit-lines`, {
        lines: [{ id: ids[nth], text: `Edited ${nth}` }],
      })
      return rounded(performance.now() - started)
    })
    return medianOf(times)
  }
  const [ofSmall, ofLarge] = await inTurn([small ?? "", large ?? ""], edited)
  await server.stop()
  const longest = Math.max(...waits.map((wait) => wait["others waited (ms)"]))
  const ratio = rounded((ofLarge ?? 0) / (ofSmall ?? 1))
  return {
    figures: {
      [`what others wait beside ${lines.large} lines, median of ${rounds}`]: waits,
      [`an edit of a line among ${lines.small}, ${lines.large} (ms)`]: `${ofSmall}, ${ofLarge}`,
      "large ÷ small": ratio,
    },
    targets: {
      [`nobody else waits more than ${most} ms`]: longest <= most,
      "an edit costs at most twice as much in the large task": ratio <= 2,
    },
  }
}

const imported = async (url: string, person: Person, count: number): Promise<string> => {
  const text = Array.from(
    { length: count },
    (_, nth) =>
      `[${Math.floor(nth / 30)}:${String((nth % 30) * 2).padStart(2, "0")}] Speaker ${
        nth % 4
      }: We raise the price of plan ${nth} in May, as we said.`,
  )
  const form = new FormData()
  form.append("file", new Blob([text.join("\n")], { type: "text/plain" }), `lines-${count}.txt`)
  form.append("analyze", "false")
  const answer = await fetch(`${url}/api/transcription/create-document`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${person.token}` },
  })
  return Schema.decodeUnknownSync(Created)(await answer.json()).data.id
}

const Created = Schema.Struct({ data: Schema.Struct({ id: Schema.String }) })

const asking = `
const { parentPort, workerData } = require("node:worker_threads")
let longest = 0
const ask = async () => {
  const started = performance.now()
  await (await fetch(workerData.url + "/api/health")).text()
  longest = Math.max(longest, performance.now() - started)
  if (workerData.isOver[0] === 1) { parentPort.postMessage(longest); parentPort.close() } else ask()
}
fetch(workerData.url + "/api/health").then((answer) => answer.text()).then(() => { parentPort.postMessage("ready"); ask() })
`

/** Asks for something small again and again, in a thread of its own, as reading a large answer would hold up this one. */
const waiting = async (url: string) => {
  const isOver = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(asking, { eval: true, workerData: { url, isOver } })
  const next = () => new Promise<unknown>((resolve) => worker.once("message", resolve))
  await next()
  const longest = async (): Promise<number> => {
    const found = next()
    isOver[0] = 1
    return rounded(Number(await found))
  }
  return { longest }
}
