import { archiveFolder, fileName } from "#adapters/engines/model-files/install-files.ts"
import { publishers } from "#adapters/engines/model-files/on-mirror.ts"
import type { Model } from "#domain/engine/model.ts"
import type { EngineUnavailable } from "#domain/recognition/errors.ts"
import type { Effect } from "effect"
import { join } from "node:path"

/** Finds speech and the changes of speaker in it; MIT, as is what reads it. */
const segmentation = {
  url: `${publishers.speech}/speaker-segmentation-models/sherpa-onnx-pyannote-segmentation-3-0.tar.bz2`,
  bytes: 6_958_444,
  sha256: "24615ee884c897d9d2ba09bb4d30da6bb1b15e685065962db5b02e76e4996488",
  unpackedBytes: 7_600_000,
}

type Rest = Pick<Model, "title" | "about" | "strength" | "licence">
type Embedding = Omit<Model["parts"][number], "url">

/** A model that compares voices, together with the one that finds turns ("recongition" is the release's spelling). */
const speakers = (name: string, file: string, { bytes, sha256 }: Embedding, rest: Rest): Model => ({
  ...rest,
  name,
  purpose: "speakers",
  languages: "any",
  url: segmentation.url,
  bytes: segmentation.bytes,
  sha256: segmentation.sha256,
  parts: [{ url: `${publishers.speech}/speaker-recongition-models/${file}.onnx`, bytes, sha256 }],
  unpackedBytes: segmentation.unpackedBytes + bytes,
  memoryBytes: 1_000_000_000,
  contextTokens: 0,
})

const ccBy = { name: "MIT, CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/", mustAgree: false }

/** The one that SPEAKER_ENGINE means. */
export const threeDSpeaker = speakers(
  "pyannote-3-0-3dspeaker-eres2net-base",
  "3dspeaker_speech_eres2net_base_sv_zh-cn_3dspeaker_16k",
  { bytes: 39_593_761, sha256: "1a331345f04805badbb495c775a6ddffcdd1a732567d5ec8b3d5749e3c7a5e4b" },
  {
    title: "pyannote 3.0 + 3D-Speaker",
    about: "Trained on voices of 200,000 people who speak Chinese",
    strength: "voices-asian",
    licence: { name: "MIT, Apache 2.0", url: "https://www.apache.org/licenses/LICENSE-2.0", mustAgree: false },
  },
)

/** Models that tell speakers apart, as sherpa-onnx publishes them, the best known combination first. */
export const knownSpeakerModels: ReadonlyArray<Model> = [
  speakers(
    "pyannote-3-0-wespeaker-resnet34-lm",
    "wespeaker_en_voxceleb_resnet34_LM",
    { bytes: 26_530_550, sha256: "e9848563da86f263117134dfd7ad63c92355b37de492b55e325400c9d9c39012" },
    {
      title: "pyannote 3.0 + WeSpeaker",
      about: "The combination that pyannote itself uses, for voices in any language",
      strength: "voices",
      licence: ccBy,
    },
  ),
  speakers(
    "pyannote-3-0-titanet-small",
    "nemo_en_titanet_small",
    { bytes: 40_257_283, sha256: "ad4a1802485d8b34c722d2a9d04249662f2ece5d28a7a039063ca22f515a789e" },
    {
      title: "pyannote 3.0 + TitaNet",
      about: "Compares voices by another model, of NVIDIA: if the first one does not tell yours apart",
      strength: "voices-other",
      licence: ccBy,
    },
  ),
  threeDSpeaker,
]

/** The files that tell speakers apart, and the name that goes with what they found. */
export interface SpeakerFiles {
  readonly name: string
  /** Finds turns. */
  readonly segmentation: string
  /** Compares voices. */
  readonly embedding: string
}

/** A model that tells speakers apart. Its name is known before its files are there. */
export interface SpeakerModel {
  readonly name: string
  /** Fetches what is missing on this disk. */
  readonly open: Effect.Effect<SpeakerFiles, EngineUnavailable>
}

/** Where these are in the folder of an installed model. */
export const speakerFiles = ({ name, url, parts: [part] }: Model, folder: string): SpeakerFiles => ({
  name,
  segmentation: join(folder, archiveFolder(url), "model.onnx"),
  embedding: join(folder, fileName(part?.url ?? url)),
})
