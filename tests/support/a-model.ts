import type { Model } from "#domain/engine/model.ts"

/** A small model of nobody's. */
export const aModel = (changed: Partial<Model> = {}): Model => ({
  name: "toy-nemo-ctc",
  title: "Toy",
  purpose: "speech",
  languages: ["en"],
  about: "Says little",
  strength: "english",
  licence: { name: "MIT", url: "https://example.org/licence", mustAgree: false },
  url: "https://models.example.org/toy-nemo-ctc.tar.bz2",
  bytes: 1000,
  unpackedBytes: 2000,
  memoryBytes: 0,
  contextTokens: 0,
  sha256: "0".repeat(64),
  parts: [],
  ...changed,
})
