import { writeDraft } from "#adapters/embedded-analyst/write-draft.ts"
import type { Section } from "#domain/analysis/analysis.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import type { PassageIndex } from "./passage-index.ts"

const known = new WeakMap<PassageIndex, ReadonlyArray<Section>>()

/** What an analysis makes of the text, or of some of its lines. That of the whole text is kept. */
export const summarySections = (
  index: PassageIndex,
  within: ReadonlySet<string> | null,
): Promise<ReadonlyArray<Section>> => within === null ? sectionsKept(index) : sectionsOf(index, within)

const sectionsKept = async (index: PassageIndex): Promise<ReadonlyArray<Section>> => {
  const sections = known.get(index) ?? await sectionsOf(index, null)
  known.set(index, sections)
  return sections
}

const sectionsOf = async (
  { lines, reader }: PassageIndex,
  within: ReadonlySet<string> | null,
): Promise<ReadonlyArray<Section>> => {
  const segments = lines.filter(({ id }) => within?.has(id) ?? true).map(({ id, text, speaker }) => ({
    id: SegmentId.make(id),
    begin: 0,
    end: 0,
    text,
    speakerId: speaker,
  }))
  const names = [...new Set(segments.map(({ speakerId }) => speakerId))].filter((name) => name !== null)
  const transcript = { segments, speakers: names.map((name) => ({ id: name, name })) }
  const request = { title: "", transcript, language: reader.code, style: null, scenario: null, section: null }
  return (await writeDraft(request, () => undefined)).sections
}
