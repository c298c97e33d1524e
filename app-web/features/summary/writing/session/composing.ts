import type { HocuspocusProvider } from "@hocuspocus/provider"

/**
 * Holds back remote changes while the user composes a word with an input method: a change of the paragraph would end the
 * composition, and lose or double its letters.
 */
export const holdWhileComposing = (provider: HocuspocusProvider): void => {
  const receive = provider.onMessage.bind(provider)
  let held: Array<MessageEvent> | null = null
  const release = () => {
    const messages = held ?? []
    held = null
    for (const message of messages) receive(message)
  }
  const start = () => {
    held ??= []
  }
  // After the editor has read what was composed.
  const end = () => void setTimeout(release)
  provider.onMessage = (message: MessageEvent) => held === null ? receive(message) : void held.push(message)
  document.addEventListener("compositionstart", start, { capture: true })
  document.addEventListener("compositionend", end, { capture: true })
  provider.on("destroy", () => {
    document.removeEventListener("compositionstart", start, { capture: true })
    document.removeEventListener("compositionend", end, { capture: true })
  })
}
