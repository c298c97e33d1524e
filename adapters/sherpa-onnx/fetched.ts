import { Diarizer } from "#domain/transcript/diarizer.port.ts"
import { EngineUnavailable } from "#domain/transcript/errors.ts"
import { Effect, Layer } from "effect"
import * as Sherpa from "./diarizer.ts"
import { fetchModel } from "./fetch-model.ts"
import { knownModels } from "./known-models.ts"
import { engine } from "./transcriber-engine.ts"

/** The folder or file of a known model below `root`, downloaded on first use with its progress logged. */
const fetched = Effect.fnUntraced(function*(name: string, root: string) {
  const model = knownModels.find((known) => known.name === name)
  if (model === undefined) {
    const names = knownModels.filter(({ use }) => use === "speech").map((known) => known.name).join(", ")
    return yield* new EngineUnavailable({ detail: `SHERPA_MODEL: "${name}" is not a known model; known are ${names}` })
  }
  const log = Effect.runForkWith(yield* Effect.context())
  let logged = 0
  return yield* fetchModel(model, root, ({ done, total }) => {
    const tenths = total === null || total === 0 ? 0 : Math.floor((done / total) * 10)
    if (tenths <= logged) return
    logged = tenths
    log(Effect.logInfo(`Downloading ${name}: ${tenths * 10} %`))
  }).pipe(
    Effect.mapError(({ reason, detail }) =>
      new EngineUnavailable({ detail: `${name} could not be fetched (${reason}): ${detail}` })
    ),
  )
})

/** Recognition by a known model, downloaded on first use. */
export const fetchedEngine = (name: string, root: string) =>
  Effect.flatMap(fetched(name, root), (folder) => engine({ folder }))

/** Diarization by the two trained speaker models, downloaded on first use. */
export const fetchedDiarizer = (root: string): Layer.Layer<Diarizer> =>
  Layer.succeed(Diarizer, {
    diarize: Effect.fnUntraced(function*(audio, speech, count) {
      const folder = yield* fetched("sherpa-onnx-pyannote-segmentation-3-0", root)
      const embedding = yield* fetched("3dspeaker_speech_eres2net_base_sv_zh-cn_3dspeaker_16k.onnx", root)
      return yield* Effect.flatMap(Diarizer, ({ diarize }) => diarize(audio, speech, count)).pipe(
        Effect.provide(Sherpa.layer({ segmentation: `${folder}/model.onnx`, embedding })),
      )
    }),
  })
