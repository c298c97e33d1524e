import { localEndpoint, type LocalModel } from "#adapters/engines/language/llama-cpp/local-endpoint.ts"
import { draftShape } from "#adapters/openai/model-draft.ts"
import { childrenOf } from "#adapters/system/child-process/confined-child.ts"
import { killIfThere } from "#tests/support/child-process/is-running.ts"
import { aTinyModelFile } from "#tests/support/language-model/tiny-model.ts"
import { until } from "#tests/support/until.ts"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Exit, Scope } from "effect"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import OpenAI, { APIError } from "openai"

const file = aTinyModelFile()
const scope = Effect.runSync(Scope.make())
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  file.remove()
})

const tiny: LocalModel = {
  path: file.path,
  name: "tiny",
  purpose: "language",
  contextTokens: 4096,
  sequences: 2,
  threads: 1,
  memoryBytes: 500_000_000,
}

const opened = async (model: LocalModel): Promise<OpenAI> => {
  const fetch = await Effect.runPromise(localEndpoint(model).pipe(Effect.provideService(Scope.Scope, scope)))
  return new OpenAI({ baseURL: "http://local/v1", apiKey: "none", maxRetries: 0, fetch })
}

const refusalOf = (call: Promise<unknown>): Promise<APIError> =>
  call.then(() => assert.fail("it was answered"), (error: unknown) => {
    if (error instanceof APIError) return error
    throw error
  })

/** The process that has the model open. */
const modelProcesses = (): ReadonlyArray<number> => {
  const all = new Set<number>()
  const look = (pid: number): void => {
    for (const child of childrenOf(pid)) {
      all.add(child)
      look(child)
    }
  }
  look(process.pid)
  return [...all].filter((pid) => commandOf(pid).includes("model-worker"))
}

/** Its niceness is the seventeenth value after the name, which may hold anything. */
const nicenessOf = (pid: number, thread: string): number =>
  Number(readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8").split(") ").at(-1)?.split(" ")[16])

const sessionNicenessOf = (pid: number): number =>
  Number(/nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, "utf8"))?.[1])

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8")
  } catch {
    return ""
  }
}

describe("a local model that answers", () => {
  let openai: OpenAI
  beforeAll(async () => {
    openai = await opened(tiny)
  })
  const ask = (content: string, rest: object = {}, options: object = {}) =>
    openai.chat.completions.create(
      { model: "tiny", messages: [{ role: "user", content }], max_tokens: 300, seed: 1, ...rest },
      options,
    )

  it("answers by a schema of ours", async () => {
    const json_schema = { name: draftShape.name, strict: true, schema: { ...draftShape.schema } }
    const { choices: [choice] } = await ask("[1] Ada: We agreed.", {
      response_format: { type: "json_schema", json_schema },
      max_tokens: 3000,
    })
    const text = choice?.message.content ?? ""
    assert.match(text, /^\{\s*"/)
    if (choice?.finish_reason === "stop") assert.hasAllKeys(JSON.parse(text), ["scenario", "sections"])
    else assert.strictEqual(choice?.finish_reason, "length")
  })

  it("streams an answer, and says when it was cut", async () => {
    const chunks = await openai.chat.completions.create({
      model: "tiny",
      messages: [{ role: "user", content: "Write." }],
      stream: true,
      max_tokens: 20,
      seed: 3,
    })
    let text = ""
    let reason: string | null = null
    for await (const { choices: [choice] } of chunks) {
      text += choice?.delta.content ?? ""
      reason = choice?.finish_reason ?? reason
    }
    assert.isAbove(text.length, 0)
    assert.strictEqual(reason, "length")
  })

  it("refuses a prompt that does not fit, rather than reading its end only", async () => {
    const { status, code } = await refusalOf(ask("x ".repeat(9000)))
    assert.deepStrictEqual([status, code], [400, "context_length_exceeded"])
  })

  it("refuses a schema that the grammar cannot express, by the name of the field", async () => {
    const json_schema = { name: "odd", schema: { type: "object", patternProperties: {} } }
    const { status, param } = await refusalOf(ask("x", { response_format: { type: "json_schema", json_schema } }))
    assert.deepStrictEqual([status, param], [400, "response_format"])
  })

  it("ends an answer when its caller goes, and answers the next", async () => {
    const abort = new AbortController()
    const cut = ask("long", { max_tokens: 3500, seed: 9 }, { signal: abort.signal }).then(
      () => "answered",
      (error: unknown) => error instanceof Error ? error.constructor.name : "",
    )
    setImmediate(() => abort.abort())
    assert.strictEqual(await cut, "APIUserAbortError")
    assert.isAbove((await ask("next", { max_tokens: 10 })).choices.length, 0)
  })

  it("stands behind the server and the recogniser with all its threads, and as a session", async () => {
    await ask("start", { max_tokens: 5 })
    const pids = modelProcesses()
    const threads = pids.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((thread) => nicenessOf(pid, thread)))
    const behind = existsSync("/proc/self/autogroup") ? [...threads, ...pids.map(sessionNicenessOf)] : threads
    assert.isAbove(behind.length, 0)
    assert.deepStrictEqual(behind.filter((niceness) => niceness !== 10), [])
  })

  it("answers after its process was killed, with and without an answer under way", async () => {
    await ask("start", { max_tokens: 5 })
    for (const pid of modelProcesses()) killIfThere(pid)
    await ask("idle when it died", { max_tokens: 5 })
    const underWay = ask("it dies meanwhile", { max_tokens: 3000, seed: 2 })
    await until(() => modelProcesses().length > 0)
    for (const pid of modelProcesses()) killIfThere(pid)
    assert.isAbove((await underWay).choices.length, 0)
  })
})

it("turns texts into vectors", async () => {
  const openai = await opened({ ...tiny, purpose: "embedding", contextTokens: 512 })
  const { data } = await openai.embeddings.create({ model: "tiny", input: ["one", "two"], encoding_format: "float" })
  assert.deepStrictEqual(data.map(({ index, embedding }) => [index, embedding.length]), [[0, 64], [1, 64]])
  assert.notDeepEqual(data[0]?.embedding, data[1]?.embedding)
  const { status, code } = await refusalOf(openai.embeddings.create({ model: "tiny", input: "x".repeat(600) }))
  assert.deepStrictEqual([status, code], [400, "context_length_exceeded"])
})

it("is unavailable where memory does not suffice, and says so once it is asked", async () => {
  const openai = await opened({ ...tiny, memoryBytes: -640_000_000 })
  const { status, headers } = await refusalOf(
    openai.chat.completions.create({ model: "tiny", messages: [{ role: "user", content: "x" }] }),
  )
  assert.deepStrictEqual([status, headers?.get("retry-after")], [503, "30"])
})
