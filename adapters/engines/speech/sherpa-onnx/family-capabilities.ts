import type { EngineCapabilities } from "#domain/recognition/transcriber.port.ts"
import { european } from "./known-models.ts"
import type { Family } from "./model-family.ts"

type FamilyCapabilities = Pick<
  EngineCapabilities,
  "languages" | "wordTimes" | "punctuation" | "preferredChunk" | "maxChunk"
>

const second = 1000

/** Whisper and Moonshine accept at most 30 s and return no times. Languages are those of the published models. */
const families: Readonly<Record<Family, FamilyCapabilities>> = {
  "sense-voice": {
    languages: ["zh", "en", "ja", "ko", "yue"],
    wordTimes: true,
    punctuation: true,
    preferredChunk: 15 * second,
    maxChunk: 30 * second,
  },
  whisper: {
    languages: "any",
    wordTimes: false,
    punctuation: true,
    preferredChunk: 20 * second,
    maxChunk: 28 * second,
  },
  moonshine: {
    languages: ["en"],
    wordTimes: false,
    punctuation: true,
    preferredChunk: 15 * second,
    maxChunk: 28 * second,
  },
  "nemo-transducer": {
    languages: ["en"],
    wordTimes: true,
    punctuation: true,
    preferredChunk: 20 * second,
    maxChunk: 60 * second,
  },
  "zipformer-transducer": {
    languages: ["en"],
    wordTimes: true,
    punctuation: false,
    preferredChunk: 15 * second,
    maxChunk: 30 * second,
  },
  "nemo-ctc": {
    languages: ["en"],
    wordTimes: true,
    punctuation: false,
    preferredChunk: 20 * second,
    maxChunk: 60 * second,
  },
  "zipformer-ctc": {
    languages: ["zh"],
    wordTimes: true,
    punctuation: false,
    preferredChunk: 15 * second,
    maxChunk: 30 * second,
  },
  paraformer: {
    languages: ["zh", "en"],
    wordTimes: true,
    punctuation: false,
    preferredChunk: 15 * second,
    maxChunk: 30 * second,
  },
}

/** English-only Whisper models have ".en" in their folder name, multilingual Parakeet has "v3". */
export const familyCapabilities = (family: Family, folderName: string): FamilyCapabilities => {
  if (family === "whisper" && folderName.includes(".en")) return { ...families.whisper, languages: ["en"] }
  if (family === "nemo-transducer" && folderName.includes("v3")) return { ...families[family], languages: european }
  return families[family]
}
