export type FileKind = "audio" | "video" | "document"

/** Extensions of every audio format that the server reads. The interface names the first four, as the specification does. */
const sounds = [
  "mp3 wav m4a ogg opus oga flac aac wma amr aif aiff aifc alac m4b mp2 mpga mka weba spx ac3 eac3 dts w64 rf64 bwf caf au",
  "snd wv tta ape mpc tak voc gsm g722 al alaw ul ulaw sln ra ilbc qcp sph dsf 3ga awb",
].flatMap((line) => line.split(" "))

/** The same for videos. */
const videos = "mp4 m4v mov mkv webm avi divx wmv asf flv f4v mpg mpeg m2v ts m2ts mts 3gp 3gpp 3g2 ogv vob mxf rmvb rm"
  .split(" ")

const byExtension: Readonly<Record<string, FileKind>> = {
  ...Object.fromEntries(sounds.map((extension) => [extension, "audio"] as const)),
  ...Object.fromEntries(videos.map((extension) => [extension, "video"] as const)),
  txt: "document",
  md: "document",
  doc: "document",
  docx: "document",
  pdf: "document",
}

const byType: Readonly<Record<string, FileKind>> = {
  "audio/mpeg": "audio",
  "audio/mp3": "audio",
  "audio/wav": "audio",
  "audio/x-wav": "audio",
  "audio/vnd.wave": "audio",
  "audio/mp4": "audio",
  "audio/x-m4a": "audio",
  "audio/ogg": "audio",
  "audio/flac": "audio",
  "audio/x-flac": "audio",
  "audio/aac": "audio",
  "audio/aiff": "audio",
  "audio/x-aiff": "audio",
  "audio/amr": "audio",
  "audio/3gpp": "video",
  "video/3gpp": "video",
  "audio/webm": "video",
  "video/mp4": "video",
  "video/webm": "video",
  "video/quicktime": "video",
  "video/x-matroska": "video",
  "video/x-msvideo": "video",
  "video/x-ms-wmv": "video",
  "video/mpeg": "video",
  "video/ogg": "video",
  "text/plain": "document",
  "text/markdown": "document",
  "application/pdf": "document",
  "application/msword": "document",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "document",
}

/** The kind of a file by its extension, or by its type if it has none; null if we do not accept it. */
export const kindOf = ({ name, type }: Pick<File, "name" | "type">): FileKind | null => {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  const kind = extension === undefined ? undefined : byExtension[extension]
  return kind ?? (extension === undefined ? byType[type.split(";")[0] ?? ""] ?? null : null)
}

/** What a file dialog accepts: phones go by type, computers by extension. */
export const mediaTypes = ["audio/*", "video/*", ...[...videos, ...sounds].map((extension) => `.${extension}`)].join(
  ",",
)

export const documentTypes = ".txt,.md,.doc,.docx,.pdf,text/plain,text/markdown,application/pdf"
