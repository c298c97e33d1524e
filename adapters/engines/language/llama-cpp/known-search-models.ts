import { publishers } from "#adapters/engines/model-files/on-mirror.ts"
import type { Model } from "#domain/engine/model.ts"

/** A passage has about 200 tokens: this is for the longest lines, and costs memory. */
const contextTokens = 2048

type Rest = Omit<Model, "name" | "url" | "purpose" | "parts" | "contextTokens" | "unpackedBytes" | "languages">

/** A file of a repository at a revision. */
const search = (name: string, file: string, rest: Rest): Model => ({
  name,
  url: `${publishers.language}/${file}`,
  purpose: "search",
  languages: "any",
  parts: [],
  contextTokens,
  unpackedBytes: rest.bytes,
  ...rest,
})

/**
 * Models that find passages by their meaning, quantised to eight bits a weight, the best for most machines first. Lengths and
 * checksums are those that several public projects pin; what to write before a text is what their publishers say.
 */
export const knownSearchModels: ReadonlyArray<Model> = [
  search(
    "qwen3-embedding-0.6b-q8_0",
    "Qwen/Qwen3-Embedding-0.6B-GGUF/resolve/370f27d7550e0def9b39c1f16d3fbaa13aa67728/Qwen3-Embedding-0.6B-Q8_0.gguf",
    {
      title: "Qwen3 Embedding 0.6B",
      about: "Finds what is meant in more than 100 languages, also across them",
      strength: "finds-well",
      licence: { name: "Apache 2.0", url: "https://www.apache.org/licenses/LICENSE-2.0", mustAgree: false },
      bytes: 639_150_592,
      memoryBytes: 1_200_000_000,
      sha256: "06507c7b42688469c4e7298b0a1e16deff06caf291cf0a5b278c308249c3e439",
      embedding: {
        question: "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:",
        passage: "",
      },
    },
  ),
  search(
    "embeddinggemma-300m-q8_0",
    "ggml-org/embeddinggemma-300M-GGUF/resolve/0f741b5a6585bd53aeb15cd1372c56f2a0f65e12/embeddinggemma-300M-Q8_0.gguf",
    {
      title: "EmbeddingGemma 300M",
      about: "Half the size, for machines with little memory, with terms of use of its own",
      strength: "finds-fast",
      licence: { name: "Gemma Terms of Use", url: "https://ai.google.dev/gemma/terms", mustAgree: true },
      bytes: 333_590_944,
      memoryBytes: 800_000_000,
      sha256: "b5ce9d77a3fc4b3b39ccb5643c36777911cc4eb46a66962eadfa3f5f60490d63",
      embedding: { question: "task: search result | query: ", passage: "title: none | text: ", dimensions: 256 },
    },
  ),
  search("bge-m3-q8_0", "ggml-org/bge-m3-Q8_0-GGUF/resolve/9eba04c5d75ba5a1595e45de734d36bef4e5cb98/bge-m3-q8_0.gguf", {
    title: "BGE-M3",
    about: "As large as the first one, in more than 100 languages; older",
    strength: "finds-plainly",
    licence: { name: "MIT", url: "https://huggingface.co/BAAI/bge-m3", mustAgree: false },
    bytes: 634_553_760,
    memoryBytes: 1_100_000_000,
    sha256: "aa473d51f451a22f0fcf39ba3330c14bed38a385712b1113440f69df4047a173",
  }),
]
