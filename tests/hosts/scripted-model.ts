import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { type Body, type Dialect, dialects, type Turn } from "./dialects.ts"

/** A call that the model asks for. */
export interface Step {
  readonly tool: string
  /** From what was answered to the calls before it. */
  readonly args: (answers: ReadonlyArray<string>) => object
  /** What happens just before it. */
  readonly before?: () => Promise<unknown>
}

/** How far a host got with the steps that it was asked for. */
export interface Run {
  readonly steps: ReadonlyArray<Step>
  /** Names of the tools that the host offered first. */
  offered: ReadonlyArray<string>
  answers: ReadonlyArray<string>
}

/**
 * A model in the place of a host's own, on this machine: it asks for one tool after another, of those that the host offers. It
 * knows where it is by the number of answers in a request, so a request that is sent again gets the same turn.
 */
export const aScriptedModel = async () => {
  let run: Run = { steps: [], offered: [], answers: [] }
  let turns = new Map<number, Promise<Turn>>()
  const nextTurn = async (offered: ReadonlyArray<string>, answers: ReadonlyArray<string>): Promise<Turn> => {
    const step = run.steps[answers.length]
    if (step === undefined) return { say: "Done." }
    const tool = offered.find((name) =>
      name === step.tool || name.endsWith(`_${step.tool}`) || name.endsWith(`/${step.tool}`)
    )
    if (tool === undefined) return { say: `No tool is called ${step.tool}.` }
    await step.before?.()
    return { tool, args: step.args(answers), id: `call_${answers.length}` }
  }
  /** Hosts ask small things beside the conversation, without tools: they get a word. */
  const turnOn = (dialect: Dialect, body: Body): Promise<Turn> => {
    const offered = dialect.offered(body)
    if (offered.length === 0) return Promise.resolve({ say: "Parley" })
    const answers = dialect.answers(body)
    if (run.offered.length === 0) run.offered = offered
    if (answers.length >= run.answers.length) run.answers = answers
    const turn = turns.get(answers.length) ?? nextTurn(offered, answers)
    turns.set(answers.length, turn)
    return turn
  }
  const server = createServer((request, answer) => {
    void answerTo(request, answer, turnOn).catch((cause: unknown) => {
      answer.writeHead(500).end(String(cause))
    })
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    /** From now on it asks for these. */
    follow: (steps: ReadonlyArray<Step>): Run => {
      turns = new Map()
      return run = { steps, offered: [], answers: [] }
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const answerTo = async (
  request: IncomingMessage,
  answer: ServerResponse,
  turnOn: (dialect: Dialect, body: Body) => Promise<Turn>,
): Promise<void> => {
  const { pathname } = new URL(request.url ?? "", "http://model")
  const parts: Array<Buffer> = []
  for await (const part of request) parts.push(part)
  const json = (status: number, body: object) =>
    void answer.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  const path = pathname.replace(/:generateContent$/, ":streamGenerateContent")
  const [, dialect] = Object.entries(dialects).find(([end]) => path.endsWith(end)) ?? []
  if (pathname.endsWith("/models")) return json(200, { object: "list", data: [{ id: "scripted", object: "model" }] })
  if (/count_?tokens$/i.test(pathname)) return json(200, { input_tokens: 1, totalTokens: 1 })
  if (dialect === undefined) return json(404, { error: { message: pathname } })
  const body: Body = JSON.parse(Buffer.concat(parts).toString("utf8"))
  const turn = await turnOn(dialect, body)
  if (body.stream !== true && !pathname.endsWith(":streamGenerateContent")) return json(200, dialect.whole(turn))
  answer.writeHead(200, { "content-type": "text/event-stream" })
  for (const event of dialect.events(turn)) {
    const type = "type" in event ? `event: ${String(event.type)}\n` : ""
    answer.write(`${type}data: ${JSON.stringify(event)}\n\n`)
  }
  answer.end(pathname.endsWith("/chat/completions") ? "data: [DONE]\n\n" : "")
}
