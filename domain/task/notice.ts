import { Schema } from "effect"
import { because, EngineFailure } from "../kernel/engine-failure.ts"
import { clock, OffsetMs } from "../kernel/offset-ms.ts"
import { wireAs } from "../kernel/wire.ts"
import { soundNotes } from "../media/sound.ts"

/** What to know about a transcript or its summary before relying on it. */
export const Notice = Schema.TaggedUnion({
  /** The engine was unsure of most words: another language, or poor sound. */
  SpeechUnclear: {},
  /** Stretches that the engine could not make out: another language, or poor sound. In order. */
  PartsUnclear: { parts: Schema.Array(Schema.Struct({ begin: OffsetMs, end: OffsetMs })) },
  FewerSpeakers: { asked: Schema.Int, found: Schema.Int },
  /** Nobody said how many speak, and it may be any number from `least` to `most`. */
  SpeakersUnsure: { least: Schema.Int, most: Schema.Int },
  /** The model that tells speakers apart failed, and the built-in diarizer did it. */
  BuiltInSpeakers: {},
  /** The language model failed, and the built-in analyst wrote the summary. */
  BuiltInSummary: { reason: EngineFailure },
  /** The summary is in the language of the content, because its analyst cannot write the one that was chosen. */
  SummaryInSpokenLanguage: {},
  ...soundNotes,
})
export type Notice = typeof Notice.Type

export const isAboutSummary = ({ _tag }: Notice): boolean =>
  _tag === "BuiltInSummary" || _tag === "SummaryInSpokenLanguage"

/** A notice as clients get it: a stable code, its numbers, and the sentence in English. */
export const NoticeView = wireAs("Notice", {
  code: Schema.String,
  message: Schema.String,
  params: Schema.Record(Schema.String, Schema.Finite),
  /** How much of the sound is in each channel of the file, from 0 to 1, if the notice is about channels. */
  shares: Schema.optionalKey(Schema.Array(Schema.Finite)),
})
export type NoticeView = typeof NoticeView.Type

/** With more, clients get their number and the first. */
const mostParts = 3

/** Once enough speakers are assigned by hand, nobody is missing any more. If all is unclear, its parts are, too. */
export const noticesFor = (notices: ReadonlyArray<Notice>, speakers: number): ReadonlyArray<NoticeView> => {
  const isAllUnclear = notices.some(({ _tag }) => _tag === "SpeechUnclear")
  return notices.flatMap((notice) =>
    notice._tag === "FewerSpeakers" && speakers >= notice.asked || notice._tag === "PartsUnclear" && isAllUnclear
      ? []
      : viewsOf(notice)
  )
}

const viewsOf = (notice: Notice): ReadonlyArray<NoticeView> =>
  Notice.match(notice, {
    SpeechUnclear: () => [{
      code: "SpeechUnclear",
      message: "This may not be English, or the sound is too poor",
      params: {},
    }],
    PartsUnclear: ({ parts }) => {
      const [first] = parts
      return first !== undefined && parts.length > mostParts
        ? [{
          code: "PartsUnclear",
          message: `${parts.length} parts could not be understood as English, the first at ${clock(first.begin)}`,
          params: { count: parts.length, at: first.begin },
        }]
        : parts.map(({ begin, end }) => ({
          code: "PartUnclear",
          message: `${clock(begin)}–${clock(end)} could not be understood as English`,
          params: { begin, end },
        }))
    },
    FewerSpeakers: ({ asked, found }) => [{
      code: "FewerSpeakers",
      message: `Speakers expected: ${asked}; found: ${found}`,
      params: { asked, found },
    }],
    BuiltInSummary: ({ reason }) => [{
      code: `BuiltInSummary:${reason}`,
      message: `The built-in analyst wrote this summary because ${because[reason]}; start the analysis again to retry`,
      params: {},
    }],
    SummaryInSpokenLanguage: () => [{
      code: "SummaryInSpokenLanguage",
      message: "The summary is in the language of the content, because the built-in analyst writes no other",
      params: {},
    }],
    SpeakersUnsure: ({ least, most }) => [{
      code: "SpeakersUnsure",
      message:
        `It is not clear how many people speak: ${least} to ${most}. If you know, give the number when you transcribe`,
      params: { least, most },
    }],
    BuiltInSpeakers: () => [{
      code: "BuiltInSpeakers",
      message: "The model that tells speakers apart failed, so the built-in speaker detection was used",
      params: {},
    }],
    SoundClipped: ({ at }) => [{
      code: "SoundClipped",
      message: `The sound is distorted: it was too loud to be recorded, first at ${clock(at)}`,
      params: { at },
    }],
    SoundQuiet: () => [{
      code: "SoundQuiet",
      message: "The recording is very quiet; its volume was raised for transcription",
      params: {},
    }],
    OneChannel: ({ shares }) => [{
      code: "OneChannel",
      message: `The channels cancel each other out, so only the better one was transcribed${byChannel(shares)}`,
      params: {},
      ...(shares.length > 0 && { shares }),
    }],
    ChannelsMixed: ({ channels, shares }) => [{
      code: "ChannelsMixed",
      message: `The file does not say what its ${channels} channels are, so all were mixed equally${byChannel(shares)}`,
      params: { channels },
      ...(shares.length > 0 && { shares }),
    }],
    CutOff: (
      { at },
    ) => [{ code: "CutOff", message: `The file is incomplete: it ends at ${clock(at)}`, params: { at } }],
  })

const byChannel = (shares: ReadonlyArray<number>): string =>
  shares.length === 0
    ? ""
    : ` (share of the sound: ${shares.map((share, at) => `channel ${at + 1} ${Math.round(share * 100)}%`).join(", ")})`
