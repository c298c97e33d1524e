import { text } from "#adapters/postgres/storable.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import type { Segment, Transcript } from "#domain/transcript/transcript.ts"
import { Effect, Layer } from "effect"
import { put, State } from "./state.ts"

const none: Transcript = { segments: [], speakers: [] }

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  const change = (id: string, changed: (before: Transcript) => Transcript) =>
    write(({ tasks, transcripts }) =>
      tasks.has(id) ? { transcripts: put(transcripts, id, inOrder(changed(transcripts.get(id) ?? none))) } : {}
    )
  return TranscriptStore.of({
    get: (id) => read(({ transcripts }) => transcripts.get(id) ?? none),
    range: (id, { from, to }) =>
      read(({ transcripts }) => {
        const { segments, speakers } = transcripts.get(id) ?? none
        const within = segments.filter(({ begin, end }) => end > (from ?? -Infinity) && begin < (to ?? Infinity))
        return { segments: within, speakers }
      }),
    replace: (id, transcript) => change(id, () => transcript),
    saveSegments: (id, changed) => {
      const byId = new Map(changed.map((segment) => [segment.id, segment]))
      return change(id, ({ segments, speakers }) => ({
        segments: segments.map((segment) => byId.get(segment.id) ?? segment),
        speakers,
      }))
    },
    saveSpeakers: (id, speakers) => change(id, ({ segments }) => ({ segments, speakers })),
  })
})

export const layer = Layer.effect(TranscriptStore, make)

const inOrder = ({ segments, speakers }: Transcript): Transcript => ({
  segments: segments.map(storable).toSorted((a, b) => a.begin - b.begin),
  speakers,
})

const storable = (segment: Segment): Segment => ({
  ...segment,
  text: text(segment.text),
  words: segment.words.map((word) => ({ ...word, text: text(word.text) })),
})
