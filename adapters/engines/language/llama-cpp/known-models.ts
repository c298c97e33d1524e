import { publishers } from "#adapters/engines/model-files/on-mirror.ts"
import type { Model } from "#domain/engine/model.ts"

const apache = { name: "Apache 2.0", url: "https://www.apache.org/licenses/LICENSE-2.0", mustAgree: false }

/** A prompt with eight pages of a transcript, and its answer. */
const contextTokens = 8192

/** One for work, and one for people who wait for an answer: questions and summaries share the process, and with it its memory. */
export const sequences = 2

/** What is computed on the way, and the process itself. */
const working = 350_000_000

type Rest = Omit<Model, "name" | "url" | "purpose" | "parts" | "contextTokens" | "unpackedBytes" | "memoryBytes">

/** A file of a repository at a revision: what is published later under the same name is another file. */
const language = (name: string, file: string, { cacheOfToken, ...rest }: Rest & Shape): Model => ({
  name,
  url: `${publishers.language}/${file}`,
  purpose: "language",
  parts: [],
  contextTokens,
  unpackedBytes: rest.bytes,
  memoryBytes: rest.bytes + sequences * contextTokens * cacheOfToken + working,
  ...rest,
})

interface Shape {
  /** Bytes of a sequence's cache for each token: layers × heads of keys and values × their length × 2. */
  readonly cacheOfToken: number
}

/**
 * Language models that summarise, answer and translate, the best for most machines first. Each is quantised to about four
 * bits a weight. `memoryBytes` is the file, which is copied in a form for the processor, the caches of the sequences, and what is
 * computed on the way: measured on a model of a real shape, see docs/benchmarks.md.
 */
export const knownLanguageModels: ReadonlyArray<Model> = [
  language(
    "qwen3-4b-instruct-2507-q4_k_m",
    "bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF/resolve/ae44f08e1392f39c0e474af10c3ff8355c8b6688/Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf",
    {
      title: "Qwen3 4B Instruct",
      languages: "any",
      about: "Good summaries and answers in more than 100 languages",
      strength: "writes-well",
      licence: apache,
      bytes: 2_497_280_736,
      cacheOfToken: 147_456,
      sha256: "2fde00ce69dd4899c70d020845e2638353015bba0fdf161b3eb965f2bca4464e",
    },
  ),
  language(
    "qwen3-1.7b-q4_k_m",
    "unsloth/Qwen3-1.7B-GGUF/resolve/d7f544eead698dbd1f15126ef60b45a1e1933222/Qwen3-1.7B-Q4_K_M.gguf",
    {
      title: "Qwen3 1.7B",
      languages: "any",
      about: "Twice as fast, for machines with little memory; simpler summaries",
      strength: "writes-fast",
      licence: apache,
      bytes: 1_107_409_472,
      cacheOfToken: 114_688,
      sha256: "b139949c5bd74937ad8ed8c8cf3d9ffb1e99c866c823204dc42c0d91fa181897",
    },
  ),
  language(
    "phi-4-mini-instruct-q4_k_m",
    "unsloth/Phi-4-mini-instruct-GGUF/resolve/main/Phi-4-mini-instruct-Q4_K_M.gguf",
    {
      title: "Phi-4 mini",
      languages: "any",
      about: "As large as the first one; best in English",
      strength: "writes-english",
      licence: { name: "MIT", url: "https://huggingface.co/microsoft/Phi-4-mini-instruct", mustAgree: false },
      bytes: 2_491_874_272,
      cacheOfToken: 131_072,
      sha256: "88c00229914083cd112853aab84ed51b87bdf6b9ce42f532d8c85c7c63b1730a",
    },
  ),
  language(
    "gemma-3-4b-it-q4_k_m",
    "bartowski/google_gemma-3-4b-it-GGUF/resolve/main/google_gemma-3-4b-it-Q4_K_M.gguf",
    {
      title: "Gemma 3 4B",
      languages: "any",
      about: "Plain summaries in more than 100 languages, with terms of use of its own",
      strength: "writes-plainly",
      licence: { name: "Gemma Terms of Use", url: "https://ai.google.dev/gemma/terms", mustAgree: true },
      bytes: 2_489_758_112,
      cacheOfToken: 40_000,
      sha256: "4996030242583a40aa151ff93f49ed787ac8c25e4120c3ae4588b2e2a7d1ae94",
    },
  ),
  language("qwen3-8b-q4_k_m", "Qwen/Qwen3-8B-GGUF/resolve/main/Qwen3-8B-Q4_K_M.gguf", {
    title: "Qwen3 8B",
    languages: "any",
    about: "The best of these, for machines with eight processors or more",
    strength: "writes-best",
    licence: apache,
    bytes: 5_027_783_488,
    cacheOfToken: 147_456,
    sha256: "d98cdcbd03e17ce47681435b5150e34c1417f50b5c0019dd560e4882c5745785",
  }),
]
