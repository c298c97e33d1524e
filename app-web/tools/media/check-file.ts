import { kindOf } from "#web/entities/upload/file-kind.ts"
import type { MediaTool } from "./recipe.ts"

/** Bytes. */
const mostBytes = 1_000_000_000

const videos = /\.(mp4|m4v|mov|mkv|webm|avi|mpe?g|wmv|flv|3gp|ts|mts|m2ts|ogv)$/i

export type FileFault = "noVideo" | "noAudio" | "isVideo" | "isAudio" | "tooLarge" | "empty"

/** What is wrong with a chosen file, before anything is read of it; null if nothing is. */
export const faultOf = (
  tool: MediaTool,
  { name, type, size }: Pick<File, "name" | "type" | "size">,
): FileFault | null => {
  if (size === 0) return "empty"
  if (size > mostBytes) return "tooLarge"
  const isVideo = videos.test(name) || type.startsWith("video/")
  const isAudio = !isVideo && (type.startsWith("audio/") || kindOf({ name, type }) === "audio")
  if (tool === "extract") return isVideo ? null : isAudio ? "isAudio" : "noVideo"
  return isAudio ? null : isVideo ? "isVideo" : "noAudio"
}
