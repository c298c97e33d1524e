import { fetchMediaLink } from "./media-link.ts"
import { player } from "./player.ts"

/** How long a sample is. */
const sampleMs = 3000

let stopCurrent: () => void = () => undefined

/**
 * Plays three seconds of a recording from a given time, without moving the player's position. Resolves when it has
 * ended or was stopped.
 */
export const playSample = async (taskId: string, at: number): Promise<void> => {
  stopSample()
  player.pause()
  const element = document.createElement("audio")
  const ended = Promise.withResolvers<void>()
  stopCurrent = () => {
    element.pause()
    element.removeAttribute("src")
    ended.resolve()
  }
  const { url } = await fetchMediaLink(taskId)
  element.src = url
  element.currentTime = at / 1000
  element.addEventListener("timeupdate", () => element.currentTime * 1000 >= at + sampleMs && stopSample())
  element.addEventListener("ended", stopSample)
  element.addEventListener("error", () => ended.reject(new Error("the sample could not be played")))
  await element.play()
  return ended.promise
}

export const stopSample = (): void => stopCurrent()
