import { createServer } from "node:http"

interface Received {
  readonly id: string
  readonly type: string
  readonly task: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** How the receiver behaves: as it should, not there at all, taking what comes without an answer, or answering that it cannot. */
type Mood = "up" | "down" | "silent" | "broken" | "gone"

const refusals = { broken: 500, gone: 410 } as const

/** A receiver of webhooks on a port of this machine. What it took with an answer is in `accepted`, the rest in `unanswered`. */
export const aReceiver = async () => {
  const accepted: Array<Received> = []
  const unanswered: Array<Received> = []
  const state: { mood: Mood } = { mood: "up" }
  const server = createServer((request, answer) => {
    if (state.mood === "down") return void request.socket.destroy()
    if (state.mood === "broken" || state.mood === "gone") {
      return void answer.writeHead(refusals[state.mood]).end(`I am ${state.mood}`)
    }
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    let body = ""
    request.setEncoding("utf8").on("data", (text: string) => void (body += text))
    request.on("end", () => {
      const { type, data }: { readonly type: string; readonly data: { readonly task_id?: string } } = JSON.parse(body)
      const one = { id: headers["webhook-id"] ?? "", type, task: data.task_id ?? "", body, headers }
      if (state.mood === "silent") return void unanswered.push(one)
      accepted.push(one)
      answer.writeHead(200).end("thanks")
    })
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  return {
    host,
    state,
    accepted,
    unanswered,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((done) => void server.close(() => done()))
    },
  }
}
