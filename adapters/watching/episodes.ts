import { mayBecomeTask } from "#domain/intake/limits.ts"
import { safeFileName } from "#domain/task/title.ts"
import type { Sighting } from "#domain/watched-place/sighting.ts"
import type { Episode } from "./read-feed.ts"

const extensions: Readonly<Record<string, string>> = {
  "audio/mpeg": "mp3",
  "audio/mp3": "mp3",
  "audio/mp4": "m4a",
  "audio/x-m4a": "m4a",
  "audio/m4a": "m4a",
  "audio/aac": "aac",
  "audio/ogg": "ogg",
  "audio/opus": "opus",
  "audio/flac": "flac",
  "audio/wav": "wav",
  "audio/x-wav": "wav",
  "video/mp4": "mp4",
  "video/x-m4v": "m4v",
  "video/quicktime": "mov",
  "video/webm": "webm",
  "application/pdf": "pdf",
}

/** A name with an extension: that of its address, or the one that its type has. */
export const nameOfEpisode = (name: string, type: string | null): string => {
  if (mayBecomeTask(name)) return name
  const extension = extensions[(type ?? "").split(";")[0]?.trim().toLowerCase() ?? ""]
  return extension === undefined ? name : `${name}.${extension}`
}

/**
 * The recordings among the episodes. One is known by its id. Where several claim the same, or none has one, it is known by its
 * address; that alone is a second name where ids are there, as feeds that move get new ones.
 */
export const sightingsIn = (episodes: ReadonlyArray<Episode>): ReadonlyArray<Sighting> => {
  const offered = episodes.flatMap((episode) => {
    const address = webAddress(episode.url)
    return address === null ? [] : [{ ...episode, address, plain: address.origin + address.pathname }]
  }).filter(({ address, type }) => isRecording(address, type))
  const once = [...new Map(offered.map((one) => [one.address.href, one])).values()]
  const ids = counted(once.map(({ id }) => id ?? ""))
  const plains = counted(once.map(({ plain }) => plain))
  return once.map(({ id, title, at, type, size, address, plain }) => {
    const isAlone = plains.get(plain) === 1
    const place = isAlone ? plain : address.href
    return {
      key: id === null ? place : ids.get(id) === 1 ? id : `${id} ${place}`,
      // One address for whatever is the latest says nothing.
      also: isAlone && once.length > 1 ? plain : null,
      version: "",
      address: address.href,
      fileName: nameOfEpisode(nameIn(address), type),
      title,
      size,
      at,
    }
  })
}

const webAddress = (written: string): URL | null => {
  const url = URL.parse(written.trim())
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" ? url : null
}

const isRecording = (address: URL, type: string | null): boolean =>
  /^(?:audio|video)\//i.test(type ?? "") || mayBecomeTask(nameOfEpisode(nameIn(address), type))

const nameIn = ({ pathname }: URL): string => {
  const last = pathname.split("/").findLast((part) => part !== "") ?? ""
  try {
    return safeFileName(decodeURIComponent(last))
  } catch {
    return safeFileName(last)
  }
}

const counted = (all: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
