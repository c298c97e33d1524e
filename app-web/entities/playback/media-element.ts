/** One element for sound and one for moving pictures: sound goes on when a phone is locked. Nothing is fetched before it is wanted. */
const made = (kind: "audio" | "video"): HTMLMediaElement => {
  const element = document.createElement(kind)
  element.preload = "none"
  element.setAttribute("playsinline", "")
  return element
}

const elements: { audio?: HTMLMediaElement; video?: HTMLMediaElement } = {}

export const elementFor = (kind: "audio" | "video"): HTMLMediaElement => elements[kind] ??= made(kind)
