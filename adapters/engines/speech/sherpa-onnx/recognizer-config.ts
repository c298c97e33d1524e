import { resolve } from "node:path"
import type { ModelFiles } from "./model-family.ts"

/** The configuration of sherpa-onnx's offline recogniser for a model in a folder. */
export const recognizerConfig = (folder: string, model: ModelFiles, language: string, threads: number): object => {
  const paths = Object.fromEntries(Object.entries(model.files).map(([part, file]) => [part, resolve(folder, file)]))
  const { tokens, ...parts } = paths
  return {
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: { ...section(model, parts, language), tokens, numThreads: threads, provider: "cpu", debug: 0 },
  }
}

const section = (model: ModelFiles, parts: Readonly<Record<string, string>>, language: string): object => {
  switch (model.family) {
    case "sense-voice":
      return { senseVoice: { ...parts, language, useInverseTextNormalization: 1 } }
    case "whisper":
      return { whisper: { ...parts, language: language === "auto" ? "" : language, task: "transcribe" } }
    case "moonshine":
      return { moonshine: parts }
    case "nemo-transducer":
      return { transducer: parts, modelType: "nemo_transducer" }
    case "zipformer-transducer":
      return { transducer: parts }
    case "nemo-ctc":
      return { nemoCtc: parts }
    case "zipformer-ctc":
      return { zipformerCtc: parts }
    case "paraformer":
      return { paraformer: parts }
  }
}
