import type { ProbeResult } from "./ffprobe.ts"

const types = new Map([
  ["mp3", "mpeg"],
  ["wav", "wav"],
  ["w64", "x-w64"],
  ["flac", "flac"],
  ["ogg", "ogg"],
  ["aac", "aac"],
  ["aiff", "aiff"],
  ["au", "basic"],
  ["g722", "G722"],
  ["asf", "x-ms-asf"],
  ["avi", "x-msvideo"],
  ["flv", "x-flv"],
  ["mpeg", "mpeg"],
  ["mpegts", "mp2t"],
])

/** The MIME type of what was found in a file. */
export const mediaTypeOf = ({ container, brand, video }: ProbeResult): string =>
  `${video === null ? "audio" : "video"}/${
    container.startsWith("mov")
      ? brand === "qt" && video !== null ? "quicktime" : "mp4"
      : container.startsWith("matroska")
      ? brand === "webm" ? "webm" : "x-matroska"
      : types.get(container) ?? `x-${container.replaceAll(/\W/g, "-")}`
  }`
