import { firstLanguage } from "#web/lib/language.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"

/** Written in by the build, from `texts/`: the app and its catalogues arrive later. */
declare const waitingWords: Readonly<Record<string, Readonly<Record<"loading" | "slow" | "retry", string>>>>

const loadingAfterMs = 2000
const slowAfterMs = 15_000

/** The logo that stands where the app will be; null once it is there. */
const place = (): Element | null => document.querySelector(".boot")

/** Where a slow network, or none, leaves the page empty for long, says what it waits for and offers to try again. */
export const sayWhatIsAwaited = (): void => {
  let hasFailed = false
  const fail = () => {
    if (hasFailed || place() === null) return
    hasFailed = true
    say("slow")
  }
  setTimeout(() => hasFailed || say("loading"), loadingAfterMs)
  setTimeout(fail, slowAfterMs)
  // A script that cannot be fetched is not asked for again.
  addEventListener("error", fail, true)
  addEventListener("unhandledrejection", fail)
  addEventListener("online", () => hasFailed && place() !== null && location.reload())
}

const say = (what: "loading" | "slow"): void => {
  const language = readersLanguage()
  const words = waitingWords[language]
  const box = place()
  if (box === null || words === undefined) return
  const text = document.createElement("p")
  text.lang = language
  text.role = "status"
  text.append(words[what])
  if (what === "slow") {
    const button = document.createElement("button")
    button.append(words.retry)
    button.addEventListener("click", () => location.reload())
    text.append(document.createElement("br"), button)
  }
  box.querySelector("p")?.remove()
  box.append(text)
}

const readersLanguage = () => {
  const isChina = document.querySelector("#settings")?.textContent.includes('"region":"cn"') === true
  const chosen = safeLocalStorage.read(storageKeys.language)
  return firstLanguage(chosen, isChina ? "cn" : "international", navigator.languages)
}
