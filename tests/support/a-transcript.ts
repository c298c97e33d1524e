import { SegmentId } from "#domain/kernel/ids.ts"
import type { Segment, Transcript } from "#domain/transcript/transcript.ts"

/** A transcript of "Name: what was said" lines, four seconds a line, speakers in order of appearance. */
export const aTranscript = (lines: ReadonlyArray<string>): Transcript => {
  const names = new Map<string, string>()
  const segments = lines.map((line, index): Segment => {
    const [, name, text] = /^([^:：]{1,20})[:：]\s*(.*)$/.exec(line) ?? [line, "", line]
    if (name !== undefined && name !== "" && !names.has(name)) names.set(name, `s${names.size + 1}`)
    return {
      id: SegmentId.make(`g${index + 1}`),
      begin: index * 4000,
      end: index * 4000 + 3500,
      text: text ?? "",
      speakerId: names.get(name ?? "") ?? null,
      words: [],
    }
  })
  return { segments, speakers: Array.from(names, ([name, id]) => ({ id, name })) }
}
