import { Schema } from "effect"
import { clock } from "../kernel/offset-ms.ts"
import { wireAs } from "../kernel/wire.ts"
import { soundNotes } from "../media/sound.ts"

/** What to know about a transcript before relying on it. */
export const Notice = Schema.TaggedUnion({
  /** The engine was unsure of most words: another language, or poor sound. */
  SpeechUnclear: {},
  FewerSpeakers: { asked: Schema.Int, found: Schema.Int },
  ...soundNotes,
})
export type Notice = typeof Notice.Type

/** A notice as clients get it: a stable code, its numbers, and the sentence in English. */
export const NoticeView = wireAs("Notice", {
  code: Schema.String,
  message: Schema.String,
  params: Schema.Record(Schema.String, Schema.Finite),
})
export type NoticeView = typeof NoticeView.Type

/** Once enough speakers are assigned by hand, nobody is missing any more. */
export const noticesFor = (notices: ReadonlyArray<Notice>, speakers: number): ReadonlyArray<NoticeView> =>
  notices.filter((notice) => notice._tag !== "FewerSpeakers" || speakers < notice.asked).map((notice) =>
    Notice.match(notice, {
      SpeechUnclear: () => ({
        code: "SpeechUnclear",
        message: "This may not be English, or the sound is too poor",
        params: {},
      }),
      FewerSpeakers: ({ asked, found }) => ({
        code: "FewerSpeakers",
        message: `Speakers expected: ${asked}; found: ${found}`,
        params: { asked, found },
      }),
      SoundClipped: ({ at }) => ({
        code: "SoundClipped",
        message: `The sound is distorted: it was too loud to be recorded, first at ${clock(at)}`,
        params: { at },
      }),
      SoundQuiet: () => ({
        code: "SoundQuiet",
        message: "The recording is very quiet; its volume was raised for transcription",
        params: {},
      }),
      OneChannel: () => ({
        code: "OneChannel",
        message: "The channels cancel each other out, so only the better one was transcribed",
        params: {},
      }),
      CutOff: ({ at }) => ({
        code: "CutOff",
        message: `The file is incomplete: it ends at ${clock(at)}`,
        params: { at },
      }),
    })
  )
