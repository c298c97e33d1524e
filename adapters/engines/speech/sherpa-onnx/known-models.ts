import type { Download } from "#adapters/engines/model-files/download.ts"
import { publishers } from "#adapters/engines/model-files/on-mirror.ts"
import type { Model } from "#domain/engine/model.ts"

const nvidia = { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/", mustAgree: false }
const apache = { name: "Apache 2.0", url: "https://www.apache.org/licenses/LICENSE-2.0", mustAgree: false }
const mit = (project: string) => ({ name: "MIT", url: `https://github.com/${project}`, mustAgree: false })

/** Codes of the languages of Parakeet v3, which are all that it knows. */
export const european = "bg cs da de el en es et fi fr hr hu it lt lv mt nl pl pt ro ru sk sl sv uk".split(" ")

const speech = (
  name: string,
  rest: Omit<Model, "name" | "url" | "purpose" | "parts" | "memoryBytes" | "contextTokens"> & { memoryBytes?: number },
): Model => ({
  name,
  purpose: "speech",
  parts: [],
  memoryBytes: 0,
  contextTokens: 0,
  url: `${publishers.speech}/asr-models/${name}.tar.bz2`,
  ...rest,
})

/** Recognition models as sherpa-onnx publishes them, the best first; sizes and checksums are those of the release. */
export const knownModels: ReadonlyArray<Model> = [
  speech("sherpa-onnx-nemo-parakeet-tdt-0.6b-v2-int8", {
    title: "Parakeet v2",
    languages: ["en"],
    about: "The most accurate for English, with punctuation and the time of each word",
    strength: "english",
    licence: nvidia,
    bytes: 482_468_385,
    unpackedBytes: 662_000_000,
    sha256: "157c157bc51155e03e37d2466522a3a737dd9c72bb25f36eb18912964161e1ad",
  }),
  speech("sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8", {
    title: "Parakeet v3",
    languages: european,
    about: "Accurate in 25 European languages, which it detects, with punctuation and the time of each word",
    strength: "european",
    licence: nvidia,
    bytes: 487_170_055,
    unpackedBytes: 671_000_000,
    sha256: "5793d0fd397c5778d2cf2126994d58e9d56b1be7c04d13c7a15bb1b4eafb16bf",
  }),
  speech("sherpa-onnx-sense-voice-zh-en-ja-ko-yue-int8-2024-07-17", {
    title: "SenseVoice",
    languages: ["zh", "en", "ja", "ko", "yue"],
    about: "Fast and accurate for Chinese, Cantonese, Japanese and Korean",
    strength: "asian",
    licence: {
      name: "FunASR Model License 1.1",
      url: "https://github.com/modelscope/FunASR/blob/main/MODEL_LICENSE",
      mustAgree: false,
    },
    bytes: 163_002_883,
    unpackedBytes: 241_000_000,
    sha256: "7d1efa2138a65b0b488df37f8b89e3d91a60676e416f515b952358d83dfd347e",
  }),
  speech("sherpa-onnx-zipformer-ctc-zh-int8-2025-07-03", {
    title: "Zipformer Chinese",
    languages: ["zh"],
    about: "For Mandarin, with the time of each word, without punctuation",
    strength: "hears-chinese",
    licence: apache,
    bytes: 301_377_906,
    unpackedBytes: 370_000_000,
    sha256: "f3ad1814fea34c407eab0cc3df6f6b625419ac9a60d8aebd8efe772a8e85ef67",
  }),
  speech("sherpa-onnx-whisper-turbo", {
    title: "Whisper large-v3-turbo",
    languages: "any",
    about: "The most accurate for languages that the others do not know; much slower without a fast processor",
    strength: "hears-many",
    licence: mit("openai/whisper"),
    bytes: 563_790_207,
    unpackedBytes: 1_040_000_000,
    memoryBytes: 1_600_000_000,
    sha256: "b11acbbcd660b44a8e0df33724feb5aaa709cf65668f2823d59f656312544f22",
  }),
  speech("sherpa-onnx-whisper-small", {
    title: "Whisper small",
    languages: "any",
    about: "About 100 languages; faster than Whisper large-v3-turbo, and less accurate",
    strength: "many",
    licence: mit("openai/whisper"),
    bytes: 639_387_718,
    unpackedBytes: 1_350_000_000,
    sha256: "486a46afbb7ba798507190ffe02fea2dd726049af212e774537efac6afb210a6",
  }),
  speech("sherpa-onnx-moonshine-base-en-int8", {
    title: "Moonshine base",
    languages: ["en"],
    about: "For English, much like the built-in engine",
    strength: "light",
    licence: mit("usefulsensors/moonshine"),
    bytes: 250_807_309,
    unpackedBytes: 300_000_000,
    sha256: "21870cecaa2e44e4e2bf63e02d1072bed183ccd10284871353bd9d24dad14e5e",
  }),
  speech("sherpa-onnx-moonshine-tiny-en-quantized-2026-02-27", {
    title: "Moonshine v2 tiny",
    languages: ["en"],
    about: "For English, less accurate than the built-in engine",
    strength: "lightest",
    licence: mit("usefulsensors/moonshine"),
    bytes: 29_858_559,
    unpackedBytes: 45_000_000,
    sha256: "9ec31b342d8fa3240c3b81b8f82e1cf7e3ac467c93ca5a999b741d5887164f8d",
  }),
  speech("sherpa-onnx-moonshine-tiny-en-int8", {
    isReplaced: true,
    title: "Moonshine tiny",
    languages: ["en"],
    about: "For English, less accurate than the built-in engine",
    strength: "lightest",
    licence: mit("usefulsensors/moonshine"),
    bytes: 107_600_000,
    unpackedBytes: 130_000_000,
    sha256: "d5fe6ec4334fef36255b2a4010412cad4c007e33103fec62fb5d17cad88086f2",
  }),
]

const unsized = (path: string): Download => ({
  name: path.replace(/^.*\//, "").replace(/\.tar\.bz2$/, ""),
  url: `${publishers.speech}/${path}`,
  sha256: null,
  bytes: null,
})

/** What SHERPA_MODEL may name: the last ones cannot be chosen elsewhere. */
export const configurableModels: ReadonlyArray<Download> = [
  ...knownModels,
  unsized("asr-models/sherpa-onnx-whisper-tiny.en.tar.bz2"),
  unsized("asr-models/sherpa-onnx-paraformer-zh-2023-09-14.tar.bz2"),
]
