import type { getMediaLink } from "#domain/playback/use-cases/get-media-link.ts"
import { rest } from "#web/request/rest.ts"

export interface MediaLink {
  readonly url: string
  /** Milliseconds since 1970. */
  readonly expires: number
  readonly kind: "audio" | "video"
  /** Whether it is the whole recording rather than one of several files. */
  readonly isWhole: boolean
  /** False while a file that plays better is being created. */
  readonly isReady: boolean
  /** Whether the waveform can be fetched: now, later, or never. */
  readonly waveform: "ready" | "making" | "none"
}

/** A link to the recording, for elements that cannot send a token. It expires after some hours. */
export const fetchMediaLink = async (taskId: string): Promise<MediaLink> => {
  const link = await rest(`/api/transcription/tasks/${taskId}/media-link`)
  if (!isLink(link)) throw new Error("the link to the recording has an unknown format")
  const { pathname, search } = new URL(link.url, location.href)
  return {
    // Without the origin: the server may know itself by another name than this page does.
    url: pathname + search,
    expires: Date.parse(link.expires_at),
    kind: link.kind,
    isWhole: link.is_whole,
    isReady: link.is_ready,
    waveform: link.waveform,
  }
}

const isLink = (answer: unknown): answer is (typeof getMediaLink)["output"]["Encoded"] =>
  typeof answer === "object" && answer !== null &&
  "url" in answer && typeof answer.url === "string" &&
  "expires_at" in answer && typeof answer.expires_at === "string"
