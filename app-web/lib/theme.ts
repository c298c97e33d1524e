import { safeLocalStorage } from "./safe-local-storage.ts"
import { storageKeys } from "./storage-keys.ts"
import { storeOf, useStore } from "./store.ts"

export type Theme = "light" | "dark" | "system"

const system = matchMedia("(prefers-color-scheme: dark)")
const read = (): Theme => {
  const chosen = safeLocalStorage.read(storageKeys.theme)
  return chosen === "light" || chosen === "dark" ? chosen : "system"
}
const shown = (theme: Theme): "light" | "dark" => theme === "system" ? (system.matches ? "dark" : "light") : theme

const chosen = storeOf<Theme>(read())
const resolved = storeOf(shown(chosen.get()))

const apply = (): void => {
  const now = shown(chosen.get())
  document.documentElement.dataset["theme"] = now
  resolved.set(now)
}

/** Changes with the system while a page is open, unless the reader has chosen a theme. It may have changed while the page loaded. */
export const followSystemTheme = (): void => {
  system.addEventListener("change", apply)
  apply()
}

export const setTheme = (theme: Theme): void => {
  safeLocalStorage.write(storageKeys.theme, theme === "system" ? null : theme)
  chosen.set(theme)
  apply()
}

export const useTheme = (): Theme => useStore(chosen)

/** The theme on the screen, chosen by the reader or the system. */
export const useShownTheme = (): "light" | "dark" => useStore(resolved)
