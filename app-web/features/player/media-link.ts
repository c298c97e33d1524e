import { rest } from "../../request/rest.ts"

interface MediaLink {
  readonly url: string
  /** Milliseconds since 1970. */
  readonly expires: number
}

/** So long before it ends, a link is not used any more. */
const margin = 60_000

export const isFresh = ({ expires }: MediaLink, now = Date.now()): boolean => expires - margin > now

/** A link to the recording for elements that cannot send a token. It ends after some hours. */
export const fetchMediaLink = async (taskId: string): Promise<MediaLink> => {
  const link = await rest(`/api/transcription/tasks/${taskId}/media-link`)
  if (!isLink(link)) throw new Error("the link to the recording came in a form that is not known here")
  const { pathname, search } = new URL(link.url, location.href)
  // Whatever name the server has for itself: this page is under it.
  return { url: pathname + search, expires: Date.parse(link.expires_at) }
}

const isLink = (answer: unknown): answer is { readonly url: string; readonly expires_at: string } =>
  typeof answer === "object" && answer !== null &&
  "url" in answer && typeof answer.url === "string" &&
  "expires_at" in answer && typeof answer.expires_at === "string"
