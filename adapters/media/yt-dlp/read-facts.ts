import type { Captions, LinkFacts } from "#domain/link/link-facts.ts"
import { Effect, Option, Schema } from "effect"

const lenient = <S extends Schema.Top>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

const Track = Schema.Struct({ ext: lenient(Schema.String), name: lenient(Schema.String) })

/** What we use of the program's description of a video. */
const Description = Schema.fromJsonString(Schema.Struct({
  id: lenient(Schema.String),
  title: lenient(Schema.String),
  duration: lenient(Schema.Finite),
  filesize: lenient(Schema.Finite),
  filesize_approx: lenient(Schema.Finite),
  is_live: lenient(Schema.Boolean),
  live_status: lenient(Schema.String),
  subtitles: lenient(Schema.Record(Schema.String, Schema.Array(Track))),
}))

interface Found extends LinkFacts {
  readonly isLive: boolean
}

/** What a call printed, which need not be sense; null then. */
export const readFacts = (printed: string): Effect.Effect<Found | null> =>
  Effect.map(Effect.option(Schema.decodeUnknownEffect(Description)(printed.split("\n")[0] ?? "")), (decoded) => {
    if (Option.isNone(decoded)) return null
    const { id, title, duration, filesize, filesize_approx: about, is_live, live_status, subtitles } = decoded.value
    return {
      title: unnumbered(title ?? "", id ?? ""),
      duration: duration !== undefined && duration !== null && duration > 0 ? duration : null,
      size: filesize ?? (about === undefined || about === null ? null : Math.round(about)),
      captions: Object.entries(subtitles ?? {}).flatMap(([language, tracks]) => captionsOf(language, tracks)),
      isLive: is_live === true || live_status === "is_live" || live_status === "is_upcoming",
    }
  })

/** Of a plain page, even one with one video, the first has a number behind its id and its title. */
const unnumbered = (title: string, id: string): string => id.endsWith("-1") ? title.replace(/ \(1\)$/, "") : title

/** Formats of subtitles that we read. */
const readable = new Set(["vtt", "srt"])

/** The site's own word for a language becomes a switch: it must not be anything else there. */
export const isLanguage = (language: string): boolean =>
  /^[a-z\d][\w.-]{0,39}$/i.test(language) && !["all", "live_chat", "rechat"].includes(language)

const captionsOf = (
  language: string,
  tracks: ReadonlyArray<typeof Track.Type>,
): ReadonlyArray<Captions> => {
  const track = tracks.find(({ ext }) => readable.has(ext ?? ""))
  if (track === undefined || !isLanguage(language)) return []
  return [{ language, name: (track.name ?? "").trim().slice(0, 100) || language }]
}
