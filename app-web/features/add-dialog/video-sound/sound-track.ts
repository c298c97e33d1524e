import { type Box, boxBelow, boxesIn, textAt } from "./boxes.ts"

/** The only audio track of a movie, if it can be copied as it is; null if encrypted, fragmented or in another file. */
export const soundTrack = (view: DataView, movie: Box): Box | null => {
  const parts = boxesIn(view, movie.content, movie.end)
  if (parts === null || parts.some(({ type }) => type === "mvex" || type === "cmov")) return null
  const sounds = parts.filter((box) => box.type === "trak" && handlerOf(view, box) === "soun")
  const [track] = sounds
  return track !== undefined && sounds.length === 1 && isPlain(view, track) ? track : null
}

const handlerOf = (view: DataView, track: Box): string | null => {
  const handler = boxBelow(view, track, "mdia", "hdlr")
  return handler === null || handler.content + 12 > handler.end ? null : textAt(view, handler.content + 8)
}

/** One kind of samples, `mp4a` (usually AAC), in this very file. */
const isPlain = (view: DataView, track: Box): boolean => {
  const descriptions = boxBelow(view, track, "mdia", "minf", "stbl", "stsd")
  const sources = boxBelow(view, track, "mdia", "minf", "dinf", "dref")
  if (descriptions === null || sources === null) return false
  const isOnlySound = view.getUint32(descriptions.content + 4) === 1 &&
    textAt(view, descriptions.content + 12) === "mp4a"
  const isHere = view.getUint32(sources.content + 4) === 1 && (view.getUint32(sources.content + 16) & 1) === 1
  return isOnlySound && isHere
}
