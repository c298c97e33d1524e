import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf } from "#web/lib/store.ts"
import type { RouterOutput } from "#web/request/trpc.ts"

export type Video = RouterOutput["link"]["inspectLink"]

/** What was entered and chosen for a video link. */
export interface LinkChoice {
  readonly address: string
  /** What the site says about it; null before it has answered, and once the address was changed. */
  readonly video: Video | null
  /** Whether captions are taken instead of hearing the video. */
  readonly takesCaptions: boolean
  /** Their language; null for the first. */
  readonly language: string | null
}

export const noLink: LinkChoice = { address: "", video: null, takesCaptions: false, language: null }

/** The address in a text that is nothing else; null otherwise. */
export const addressAlone = (text: string): string | null => /^https?:\/\/\S+$/i.exec(text.trim())?.[0] ?? null

export const isUsedUp = ({ used, limit }: Video["quota"]): boolean => limit !== null && used >= limit

/** An answer about an address that is no longer in the field is none. */
export const answered = (choice: LinkChoice, address: string, video: Video): LinkChoice =>
  choice.address === address ? { ...choice, video } : choice

/** The language of the captions that are taken; null if the video is heard. */
export const captionsOf = ({ video, takesCaptions, language }: LinkChoice): string | null => {
  if (!takesCaptions || video === null) return null
  const found = video.captions.find((one) => one.language === language) ?? video.captions[0]
  return found?.language ?? null
}

/** The link in the Add dialog; it stays while another tab is shown. */
export const linkChoice = storeOf<LinkChoice>(noLink)
onSignOut(() => linkChoice.set(noLink))
