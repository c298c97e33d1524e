/** Kinds of recognition model, told apart by the files in their folder. */
export const families = [
  "sense-voice",
  "whisper",
  "moonshine",
  "nemo-transducer",
  "zipformer-transducer",
  "nemo-ctc",
  "zipformer-ctc",
  "paraformer",
] as const
export type Family = typeof families[number]

export interface ModelFiles {
  readonly family: Family
  /** Paths by their name in sherpa-onnx: "encoder", "decoder", "tokens", … */
  readonly files: Readonly<Record<string, string>>
}

/** The contents of the folder: file names, its own name, and the token list, which identifies single-file models. */
export interface Folder {
  readonly name: string
  readonly files: ReadonlyArray<string>
  readonly tokens: string
}

/** Null if the files belong to no known family. An int8 model is preferred to a full one. */
export const modelFiles = ({ name, files, tokens }: Folder): ModelFiles | null => {
  const onnx = (part: RegExp): string | null => {
    const fitting = files.filter((file) => /\.(onnx|ort)$/.test(file) && part.test(file)).toSorted()
    return fitting.find((file) => file.includes("int8")) ?? fitting[0] ?? null
  }
  const tokenFile = files.find((file) => /(^|-)tokens\.txt$/.test(file))
  if (tokenFile === undefined) return null
  const known = (family: Family, parts: Readonly<Record<string, string | null>>): ModelFiles | null => {
    const found = Object.entries(parts).flatMap(([part, file]) => file === null ? [] : [[part, file] as const])
    return found.length < Object.keys(parts).length
      ? null
      : { family, files: { ...Object.fromEntries(found), tokens: tokenFile } }
  }
  const about = `${name} ${files.join(" ")}`.toLowerCase()
  const encoder = onnx(/encoder/)
  const decoder = onnx(/decoder/)
  return known("moonshine", {
    preprocessor: onnx(/^preprocess/),
    encoder: onnx(/^encode/),
    uncachedDecoder: onnx(/^uncached_decode/),
    cachedDecoder: onnx(/^cached_decode/),
  })
    ?? known("moonshine", { encoder: onnx(/^encoder_model/), mergedDecoder: onnx(/^decoder_model_merged/) })
    ?? known(/nemo|parakeet/.test(about) ? "nemo-transducer" : "zipformer-transducer", {
      encoder,
      decoder,
      joiner: onnx(/joiner/),
    })
    ?? known("whisper", { encoder, decoder })
    ?? known(singleFileFamily(about, tokens), { model: onnx(/^(?!.*(encoder|decoder|joiner|silero)).*$/) })
}

const singleFileFamily = (about: string, tokens: string): Family => {
  if (/sense-?voice/.test(about) || /<\|(zh|en|yue)\|>/.test(tokens)) return "sense-voice"
  if (/zipformer-ctc/.test(about)) return "zipformer-ctc"
  return /paraformer/.test(about) || /^<s> \d+$/m.test(tokens) ? "paraformer" : "nemo-ctc"
}
