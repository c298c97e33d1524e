import { parseFeed } from "feedsmith"

/** A file that a feed offers. */
export interface Episode {
  readonly id: string | null
  readonly title: string | null
  /** Milliseconds since 1970. */
  readonly at: number | null
  readonly url: string
  readonly type: string | null
  readonly size: number | null
}

export interface ReadFeed {
  readonly title: string | null
  readonly episodes: ReadonlyArray<Episode>
}

/** Episodes that are kept, the newest. */
const most = 10_000

/** Null for what is no feed: RSS, Atom and JSON Feed are, in any state that can be read at all. */
export const readFeed = (written: Uint8Array): ReadFeed | null => {
  try {
    const { title, episodes } = episodesOf(parseFeed(decoded(written)))
    const byTime = episodes.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
    return { title: title ?? null, episodes: byTime.slice(0, most) }
  } catch {
    return null
  }
}

/** In the encoding that it says it has. */
const decoded = (written: Uint8Array): string => {
  const head = new TextDecoder("latin1").decode(written.subarray(0, 200))
  const label = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1] ?? "utf-8"
  return decoderOf(label).decode(written)
}

const decoderOf = (label: string): InstanceType<typeof TextDecoder> => {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

type Parsed = ReturnType<typeof parseFeed>

const episodesOf = (
  parsed: Parsed,
): { readonly title: string | undefined; readonly episodes: ReadonlyArray<Episode> } => {
  if (parsed.format === "rss") {
    const { title, items = [] } = parsed.feed
    return {
      title,
      episodes: items.flatMap((item) =>
        (item.enclosures ?? []).slice(0, 1).flatMap(({ url, type, length }) =>
          episode({ id: item.guid?.value, title: item.title, at: item.pubDate, url, type, size: length })
        )
      ),
    }
  }
  if (parsed.format === "atom") {
    const { title, entries = [] } = parsed.feed
    return {
      title: title?.value,
      episodes: entries.flatMap((entry) =>
        (entry.links ?? []).filter(({ rel }) => rel === "enclosure").slice(0, 1).flatMap(({ href, type, length }) =>
          episode({
            id: entry.id,
            title: entry.title?.value,
            at: entry.published ?? entry.updated,
            url: href,
            type,
            size: length,
          })
        )
      ),
    }
  }
  if (parsed.format === "json") {
    const { title, items = [] } = parsed.feed
    return {
      title,
      episodes: items.flatMap((item) =>
        (item.attachments ?? []).slice(0, 1).flatMap(({ url, mime_type: type, size_in_bytes: size }) =>
          episode({ id: item.id, title: item.title, at: item.date_published, url, type, size })
        )
      ),
    }
  }
  return { title: undefined, episodes: [] }
}

interface Given {
  readonly id: string | undefined
  readonly title: string | undefined
  readonly at: unknown
  readonly url: string | undefined
  readonly type: string | undefined
  readonly size: number | undefined
}

/** None without an address. */
const episode = ({ id, title, at, url, type, size }: Given): ReadonlyArray<Episode> => {
  if (url === undefined || url === "") return []
  const time = typeof at === "string" || at instanceof Date ? new Date(at).getTime() : NaN
  const key = storable(id ?? "").slice(0, 2000)
  const name = storable(title ?? "").trim().slice(0, 200)
  return [{
    id: key === "" ? null : key.toWellFormed(),
    title: name === "" ? null : name.toWellFormed(),
    at: Number.isFinite(time) ? time : null,
    url,
    type: type ?? null,
    size: size !== undefined && Number.isInteger(size) && size > 0 ? size : null,
  }]
}

/** What a database may refuse is no part of a name: an id that came back changed would be another episode. */
const storable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ")
