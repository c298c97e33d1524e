import { askWorker, type WorkerFailed } from "#adapters/system/child-process/node-worker.ts"
import { Effect, Schema } from "effect"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { droppedWords } from "./dropped-words.ts"
import type { Hotword } from "./hotword.ts"
import type { Model } from "./model.ts"

/** The vocabulary of a recogniser process, identified by `key`. */
export interface Vocabulary {
  readonly key: string
  readonly dictionary: string
  readonly language: string
}

const worker = new URL("./vocabulary-worker.ts", import.meta.url)

/** The files for a set of hotwords, generated on first use and cached in `cache` under the hash of their inputs. */
export const vocabularyFor = (
  model: Model,
  cache: string,
  hotwords: ReadonlyArray<Hotword>,
): Effect.Effect<Vocabulary, WorkerFailed> => {
  const tokens = hotwords.map(({ token }) => token)
  const key = createHash("sha256").update(JSON.stringify([1, model, [...droppedWords], tokens])).digest("hex").slice(
    0,
    20,
  )
  const dictionary = join(cache, `${key}.dict`)
  const language = tokens.length === 0 ? model.language : join(cache, `${key}.lm.bin`)
  const vocabulary = { key, dictionary, language }
  return Effect.suspend(() =>
    existsSync(dictionary) && existsSync(language) ? Effect.succeed(vocabulary) : askWorker({
      file: worker,
      request: { model, hotwords: tokens, dictionary, language },
      answer: Schema.Literal("written"),
      timeLimit: 60_000,
      memoryLimit: 512,
    }).pipe(Effect.as(vocabulary))
  )
}
