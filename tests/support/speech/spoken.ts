import type { ChunkWord } from "#domain/recognition/utterances.ts"

/** Words of half a second, one after the other, all of one chunk. */
export const spoken = (text: string, begin = 0, chunk = 0): ReadonlyArray<ChunkWord> =>
  text.split(" ").map((text, index) => ({
    chunk,
    begin: begin + index * 500,
    end: begin + index * 500 + 500,
    text,
    confidence: null,
  }))
