import { Schema } from "effect"

/** What a conversion is for: the sound of a video, or a smaller file of a sound. */
export const MediaToolName = Schema.Literals(["extract", "compress"])
export type MediaToolName = typeof MediaToolName.Type

/** What can be made. */
export const SoundFormat = Schema.Literals(["mp3", "wav", "m4a", "aac"])
export type SoundFormat = typeof SoundFormat.Type

/** Per cent: 10 to 30 for speech, 60 to 90 for music. */
export const Quality = Schema.Int.check(Schema.isBetween({ minimum: 10, maximum: 90 }))
export const defaultQuality = 40

export const mediaTypes: Readonly<Record<SoundFormat, string>> = {
  mp3: "audio/mpeg",
  wav: "audio/wav",
  m4a: "audio/mp4",
  aac: "audio/aac",
}

/** "talk.mp4" made into MP3 is "talk.mp3". */
export const convertedName = (fileName: string, format: SoundFormat): string => {
  const stem = fileName.replace(/\.[^.]{1,8}$/u, "")
  return `${stem === "" ? "sound" : stem}.${format}`
}
