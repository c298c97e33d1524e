import { Schema } from "effect"
import { getLlama, LlamaLogLevel } from "node-llama-cpp"
import { writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { answerRequest } from "./answer-request.ts"
import { chatModel } from "./chat-model.ts"
import { embeddingModel } from "./embedding-model.ts"
import { ModelSettings } from "./model-settings.ts"

/** One local model behind the two calls of OpenAI's API that our adapters make, on a Unix socket. Ends with its parent. */
const settings = Schema.decodeUnknownSync(Schema.fromJsonString(ModelSettings))(process.argv[2])

// If memory runs out, the kernel ends this process before the server and the recogniser.
if (process.platform === "linux") writeFileSync("/proc/self/oom_score_adj", "1000")
process.once("disconnect", () => process.exit(0))

// Never compiled and never downloaded: what is installed must do.
const llama = await getLlama({
  gpu: false,
  build: "never",
  skipDownload: true,
  progressLogs: false,
  maxThreads: settings.threads,
  logLevel: LlamaLogLevel.error,
})
const model = await llama.loadModel({ modelPath: settings.path, useMmap: true, defaultContextFlashAttention: false })
const abilities = {
  name: settings.name,
  complete: settings.purpose === "language" ? await chatModel(model, settings) : null,
  embed: settings.purpose === "embedding" ? await embeddingModel(model, settings) : null,
}
const server = createServer((request, response) => void answerRequest(abilities, request, response))
server.listen(settings.socket, () => process.send?.({ type: "ready", trainedTokens: model.trainContextSize }))
