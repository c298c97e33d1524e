import type { MediaLink as Wire } from "#api/rest/link-media.ts"
import { rest } from "#web/request/rest.ts"

export interface MediaLink {
  readonly url: string
  /** Milliseconds since 1970. */
  readonly expires: number
  readonly kind: "audio" | "video"
  /** Whether it is the whole recording, not one of several files. */
  readonly isWhole: boolean
  /** False while a file is being made that plays better. */
  readonly isReady: boolean
  /** Whether the waveform can be fetched: not yet, or never. */
  readonly waveform: "ready" | "making" | "none"
}

/** A link to the recording for elements that cannot send a token. It ends after some hours. */
export const fetchMediaLink = async (taskId: string): Promise<MediaLink> => {
  const link = await rest(`/api/transcription/tasks/${taskId}/media-link`)
  if (!isLink(link)) throw new Error("the link to the recording came in a form that is not known here")
  const { pathname, search } = new URL(link.url, location.href)
  return {
    // Whatever name the server has for itself: this page is under it.
    url: pathname + search,
    expires: Date.parse(link.expires_at),
    kind: link.kind,
    isWhole: link.is_whole,
    isReady: link.is_ready,
    waveform: link.waveform,
  }
}

const isLink = (answer: unknown): answer is typeof Wire["Encoded"] =>
  typeof answer === "object" && answer !== null &&
  "url" in answer && typeof answer.url === "string" &&
  "expires_at" in answer && typeof answer.expires_at === "string"
