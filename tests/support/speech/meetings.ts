import { readFileSync } from "node:fs"
import { type Conversation, conversation, type Voice } from "./conversation.ts"
import { dice } from "./mix.ts"

const sentences = readFileSync(new URL("./sentences.txt", import.meta.url), "utf8").trim().split("\n")

/** About half a minute, two voices in turn. */
export const shortTalk = (): Promise<Conversation> => meeting(["slt", "rms"], sentences.slice(0, 6))

/** The first half of it: what the recogniser of this machine hears takes half as long. */
export const briefTalk = (): Promise<Conversation> => meeting(["slt", "rms"], sentences.slice(0, 3))

/** About two minutes, three voices. */
export const meetingOfThree = (): Promise<Conversation> => meeting(["slt", "rms", "awb"], sentences.slice(0, 24))

/** About ten minutes, three voices, no sentence said twice (a repeated recording misleads the diarizer). */
export const longMeeting = (): Promise<Conversation> => meeting(["slt", "rms", "awb"], sentences)

/** As a rule someone else speaks after each line; sometimes the same person goes on. */
const meeting = (voices: ReadonlyArray<Voice>, texts: ReadonlyArray<string>): Promise<Conversation> => {
  const chance = dice(voices.length)
  let voice = 0
  return conversation(texts.map((text, index) => {
    if (index > 0 && chance() < 0.9) voice = (voice + 1 + Math.floor(chance() * (voices.length - 1))) % voices.length
    return { voice: voices[voice] ?? "slt", text }
  }))
}
