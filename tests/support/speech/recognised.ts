import type { Audio } from "#domain/media/audio.ts"
import { defaultChunkRules } from "#domain/recognition/chunks.ts"
import type { Span, Word } from "#domain/recognition/speech.ts"
import type { Engine } from "#domain/recognition/transcriber.port.ts"
import { Effect } from "effect"
import { cutChunks } from "../pipeline/cut-chunks.ts"

/** All words of a recording in time order: its speech cut into chunks, as many at once as the engine works on. */
export const recognised = (
  engine: Engine,
  audio: Audio,
  speech: ReadonlyArray<Span>,
  hotwords: ReadonlyArray<string> = [],
) =>
  Effect.forEach(
    cutChunks(speech, audio.duration, defaultChunkRules),
    (span) =>
      engine.recognise({ ...span, audio }, {
        language: "en",
        hotwords,
        account: "ada",
        recording: "one",
        priority: false,
      }),
    { concurrency: engine.capabilities.parallel },
  ).pipe(Effect.map((chunks) => chunks.flatMap(({ words }) => words)))

export const textOf = (words: ReadonlyArray<Word>): string => words.map(({ text }) => text).join(" ")
