import { type Utterance, utterancesOf } from "#adapters/engines/language/embedded-analyst/reading/utterances.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import type { PlainLines } from "#domain/transcript/transcript.ts"
import type { PassageIndex } from "./passage-index.ts"

const known = new WeakMap<PassageIndex, ReadonlyArray<Utterance>>()

/** The sentences of the text. They are read once. */
export const utterancesIn = (index: PassageIndex): ReadonlyArray<Utterance> => {
  const said = known.get(index) ?? utterancesOf(transcriptOf(index, null), index.language)
  known.set(index, said)
  return said
}

/** All lines, or some of them, as an analyst reads them; a speaker's name is the id. */
export const transcriptOf = ({ lines, speakers }: PassageIndex, within: ReadonlySet<string> | null): PlainLines => ({
  segments: lines.filter(({ id }) => within?.has(id) ?? true).map(({ id, text, speaker }) => ({
    id: SegmentId.make(id),
    begin: 0,
    end: 0,
    text,
    speakerId: speaker,
  })),
  speakers: [...speakers.keys()].map((name) => ({ id: name, name })),
})
