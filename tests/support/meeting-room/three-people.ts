import type { Voice } from "../speech/conversation.ts"

/** Three people of a meeting, and what each of them says. */
export const texts: Readonly<Record<string, { readonly voice: Voice; readonly text: string }>> = {
  "Anna Lee": {
    voice: "slt",
    text: "The budget was approved by the committee on Tuesday morning, and everybody was happy about it. "
      + "We can start to build the new office in the spring.",
  },
  "Bob Müller": {
    voice: "rms",
    text: "We should move the release of the new software to the second week of March because of the holidays. "
      + "I will write to all customers tomorrow.",
  },
  "李娜": {
    voice: "awb",
    text: "The weather was cold last week, so the train was late every day. I want to work at home on Friday.",
  },
}

/** The samples between the first and the last that are not silent. */
export const withoutEnds = (pcm: Buffer): Buffer => {
  const isLoud = (at: number) => Math.abs(pcm.readInt16LE(at)) > 300
  const places = Array.from({ length: pcm.length / 2 }, (_, index) => 2 * index).filter(isLoud)
  const margin = 9600
  return pcm.subarray(Math.max(0, (places[0] ?? 0) - margin), Math.min(pcm.length, (places.at(-1) ?? 0) + margin))
}
