import { extname } from "node:path"

/**
 * Only self-contained containers: no playlist, script or device, and nothing fetched from elsewhere. What people name is
 * read first, then other sound that recorders, telephone systems and editors write.
 */
const containers = [
  "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,ogg,wav,w64,aiff,caf,mp3,flac,aac,amr,asf,avi,flv,ac3,mpeg,mpegts",
  "au,wv,gsm,tta,voc,dts,dtshd,eac3,truehd,loas,ape,mpc,mpc8,tak,rm,ircam,nistsphere,qcp,dsf,ilbc",
  "g722,alaw,mulaw,sln,mxf",
]

/** The options of ffmpeg before every input. */
export const safeInput: ReadonlyArray<string> = [
  "-protocol_whitelist",
  "file,pipe",
  "-format_whitelist",
  containers.join(","),
  "-max_alloc",
  "200000000",
]

const telephone = ["-ar", "8000"]

/** Samples without any header, as telephone systems write them: only the name of such a file says what it holds. */
const bare: Readonly<Record<string, ReadonlyArray<string>>> = {
  ".g722": ["-f", "g722"],
  ".al": ["-f", "alaw", ...telephone],
  ".alaw": ["-f", "alaw", ...telephone],
  ".ul": ["-f", "mulaw", ...telephone],
  ".ulaw": ["-f", "mulaw", ...telephone],
  ".sln": ["-f", "sln"],
}

/** The same for a file whose content says nothing, by its name; null unless it is one of those. */
export const bareInput = (fileName: string): ReadonlyArray<string> | null => {
  const format = bare[extname(fileName).toLowerCase()]
  return format === undefined ? null : [...safeInput, ...format]
}
