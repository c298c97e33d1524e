import { sequences } from "#adapters/engines/language/llama-cpp/known-models.ts"
import { remoteProduct } from "#cli/control/remote-product.ts"
import { operator } from "#cli/product/product.ts"
import { installModel } from "#domain/engine/use-cases/install-model.ts"
import { listEngines } from "#domain/engine/use-cases/list-engines.ts"
import { realMeetings } from "#tests/support/asking/real-meetings.ts"
import { cacheOfToken, writeShapeModel } from "#tests/support/language-model/shape-model.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { type Person, signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { Effect, Schema } from "effect"
import { once } from "node:events"
import { createReadStream } from "node:fs"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import { join } from "node:path"
import { type Bench, medianOf, rounded, since } from "./bench.ts"

const name = "shape-0.6b"
const contextTokens = 8192
/** An hour of speech has so many tokens, and this model reads a token for each byte. */
const hour = 12_000
const rounds = 7
/** Milliseconds. */
const longest = 7_200_000

/** An hour of a real meeting, summarised by a model of a real shape with random weights, while someone else transcribes. */
export const localModel: Bench = async (folder) => {
  const file = join(folder, "model.gguf")
  const { bytes, sha256 } = writeShapeModel(file)
  const memoryBytes = bytes + sequences * contextTokens * cacheOfToken + 350_000_000
  const publisher = createServer((_, answer) => {
    answer.writeHead(200, { "content-length": bytes })
    createReadStream(file).pipe(answer)
  }).listen(0, "127.0.0.1")
  await once(publisher, "listening")
  const address = publisher.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const catalogue = join(folder, "catalogue.json")
  const model = { name, title: "Shape", purpose: "language", languages: "any", about: "Random", strength: null }
  const licence = { name: "None", url: "https://example.org" }
  const download = { url: `http://127.0.0.1:${port}/model.gguf`, bytes, sha256, unpackedBytes: bytes }
  await writeFile(catalogue, JSON.stringify([{ ...model, licence, ...download, memoryBytes, contextTokens }]))
  const server = await startServer({ folder, entry: "built", env: { MODEL_CATALOGUE: catalogue } })
  const person = await signUp({ ...server, database: null }, "bench@example.org", "pro")
  const { wav } = await shortTalk()
  const alone = await inTurn(Array.from({ length: rounds }, () => wav), (talk) => firstText(person, talk))
  const minutesPerHour = await installed(folder)
  const started = performance.now()
  const task = await pasted(person, await anHour())
  const seen = watchedMemory()
  await until(async () => (await person.task(task)).progress?.step === "planning summary", { within: longest })
  const beside = await inTurn(Array.from({ length: rounds }, () => wav), (talk) => firstText(person, talk))
  const steps = new Set<string>()
  await until(async () => {
    const { progress, status } = await person.task(task)
    steps.add(progress === null ? status : `${progress.step}${partsOf(progress)}`)
    return progress === null
  }, { every: 1000, within: longest })
  const took = since(started)
  const most = seen.stop()
  const { summary, status } = await person.task(task)
  await server.stop()
  publisher.close()
  const ratio = rounded(medianOf(beside) / medianOf(alone))
  return {
    figures: {
      "the model's file, and the memory that the page names (MB)": `${megabytes(bytes)}, ${megabytes(memoryBytes)}`,
      "the most private memory of its process (MB)": megabytes(most),
      "promised for an hour of speech (min)": minutesPerHour,
      "the summary took (min)": rounded(took / 60),
      "ended as, after": `${status}: ${[...steps].join(" · ")}`,
      "length of the summary": summary?.length ?? 0,
      "first text of a recording alone, beside the analysis (s)": `${medianOf(alone)}, ${medianOf(beside)}`,
      "beside ÷ alone": ratio,
    },
    targets: {
      "the summary is there": status === "analysisCompleted" && summary !== null,
      "memory ≤ what the page says + 10 %": most <= memoryBytes * 1.1,
      "first text ≤ 1.3 × alone": ratio <= 1.3,
    },
  }
}

const megabytes = (size: number): number => Math.round(size / 1e6)

const partsOf = (progress: object): string =>
  "parts" in progress && progress.parts !== undefined ? ` ${JSON.stringify(progress.parts)}` : ""

const anHour = async (): Promise<string> => {
  const [meeting] = await realMeetings()
  return (meeting?.lines ?? []).join("\n").slice(0, hour)
}

const installed = async (folder: string): Promise<number> => {
  const product = await Effect.runPromise(remoteProduct(join(folder, "data")))
  if (product === null) throw new Error("no server answers")
  await Effect.runPromise(product.call(installModel, { model: name, thenUse: true }, operator))
  return until(async () => {
    const { models } = await Effect.runPromise(product.call(listEngines, {}, operator))
    const [model] = models
    if (model?.failure) throw new Error(JSON.stringify(model.failure))
    return model?.state === "installed" && model.isUsed ? model.minutesPerHour : null
  }, { every: 1000, within: longest })
}

const Created = Schema.Struct({ id: Schema.String })

const pasted = async (person: Person, text: string): Promise<string> =>
  Schema.decodeUnknownSync(Created)(await person.call("POST", "/api/transcription/paste-text", { text })).id

const firstText = async (person: Person, wav: string): Promise<number> => {
  const id = await person.upload(wav, { analyze: "false" })
  const started = performance.now()
  const seconds = await until(async () => (await person.lines(id)).length > 0 ? since(started) : null, {
    every: 50,
    within: 600_000,
  })
  await until(async () => (await person.task(id)).progress === null, { every: 200, within: 600_000 })
  return seconds
}

/** The most private memory that the model's process has had, in bytes, looked at every half second. */
const watchedMemory = () => {
  let most = 0
  const look = async (): Promise<void> => {
    const processes = (await readdir("/proc")).filter((entry) => /^\d+$/.test(entry))
    await Promise.all(processes.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")
      if (!command.includes("model-worker")) return
      const usage = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "")
      most = Math.max(most, Number(/^Anonymous:\s+(\d+) kB/m.exec(usage)?.[1] ?? 0) * 1024)
    }))
  }
  const timer = setInterval(() => void look(), 500)
  return {
    stop: () => {
      clearInterval(timer)
      return most
    },
  }
}
