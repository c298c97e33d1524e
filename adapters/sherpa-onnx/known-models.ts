/**
 * A model that can be downloaded. `sha256` is of the downloaded file; null if its publisher gives none: then the first
 * download is trusted and its checksum pinned, so that every later one must be the same file.
 */
export interface KnownModel {
  readonly name: string
  readonly use: "speech" | "segmentation" | "embedding"
  readonly url: string
  readonly sha256: string | null
  /** For the operator, with the size of the download if known. */
  readonly about: string
}

const releases = "https://github.com/k2-fsa/sherpa-onnx/releases/download"

const speech = (name: string, about: string): KnownModel => ({
  name,
  use: "speech",
  url: `${releases}/asr-models/${name}.tar.bz2`,
  sha256: null,
  about,
})

/** Names and URLs as sherpa-onnx publishes them ("recongition" is their spelling). */
export const knownModels: ReadonlyArray<KnownModel> = [
  speech(
    "sherpa-onnx-sense-voice-zh-en-ja-ko-yue-int8-2024-07-17",
    "Chinese, English, Japanese, Korean, Cantonese; 239 MB",
  ),
  speech("sherpa-onnx-nemo-parakeet-tdt-0.6b-v2-int8", "English with punctuation; 631 MB"),
  speech("sherpa-onnx-whisper-tiny.en", "English, small and quick; about 100 MB"),
  speech("sherpa-onnx-whisper-small", "99 languages; about 375 MB"),
  speech("sherpa-onnx-paraformer-zh-2023-09-14", "Chinese and English without punctuation; about 230 MB"),
  speech("sherpa-onnx-moonshine-tiny-en-int8", "English, very small"),
  {
    name: "sherpa-onnx-pyannote-segmentation-3-0",
    use: "segmentation",
    url: `${releases}/speaker-segmentation-models/sherpa-onnx-pyannote-segmentation-3-0.tar.bz2`,
    sha256: null,
    about: "Finds changes of speaker; 5.7 MB",
  },
  {
    name: "3dspeaker_speech_eres2net_base_sv_zh-cn_3dspeaker_16k.onnx",
    use: "embedding",
    url: `${releases}/speaker-recongition-models/3dspeaker_speech_eres2net_base_sv_zh-cn_3dspeaker_16k.onnx`,
    sha256: null,
    about: "Tells voices apart",
  },
]
